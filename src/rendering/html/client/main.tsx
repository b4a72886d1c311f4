import { render } from 'preact';
import { App } from './app.tsx';
import { readEmbeddedData } from './embedded-data.ts';

const borders = 2;

const data = readEmbeddedData();
const main = document.getElementById('main');
const aside = document.getElementById('panel');
if (data !== undefined && main !== null && aside !== null) {
  render(<App data={data} aside={aside} width={main.clientWidth - borders} />, main);
  // After what was measured in the first drawing is drawn, too.
  queueMicrotask(() => {
    document.documentElement.dataset.ready = 'true';
    performance.mark('report-ready');
  });
}
