/** Lets `node bench` find the program. */
import './main.ts';
