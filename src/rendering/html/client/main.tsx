import { render } from 'preact';
import { App } from './app.tsx';

const main = document.getElementById('main');
if (main !== null) {
  render(<App />, main);
  // Runs after the second rendering, which uses the sizes measured in the first.
  queueMicrotask(() => {
    document.documentElement.dataset.ready = 'true';
    performance.mark('report-ready');
  });
}
