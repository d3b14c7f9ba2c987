/**
 * Loads the request editor on pages that have one; every other page pays only for this question.
 */
import './apiReference.css';

export function onRouteDidUpdate(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-request-editor][hidden]');
  if (forms.length === 0) return;
  // Without it the samples are still there, with their first values.
  void import('./requestEditor').then(({startEditor}) => forms.forEach(startEditor)).catch(() => undefined);
}
