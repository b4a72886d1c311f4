import { render } from 'preact';
import { App } from './app.tsx';

const main = document.getElementById('main');
if (main !== null) {
  render(<App />, main);
  // After what was measured in the first drawing is drawn, too.
  queueMicrotask(() => {
    document.documentElement.dataset.ready = 'true';
    performance.mark('report-ready');
  });
}
