/**
 * The form above the request samples: what a reader types appears in all nine
 * immediately. Nothing is sent.
 */
import type {EditorData} from '../types';
import {encodeQuery, encodeValue} from '../encodeValue';
import {markSlots, type Mark} from './markSlots';

type Input = HTMLInputElement | HTMLSelectElement;

export function startEditor(form: HTMLFormElement): void {
  const {fields, slots} = JSON.parse(form.dataset.requestEditor ?? '') as EditorData;
  const inputs = [...form.querySelectorAll<Input>('input, select')];
  const values = fields.map(({value}) => value);
  let marks: Mark[] | undefined;

  /**
   * The samples are touched only when the reader types: until then they are as the build made them.
   */
  const findMarks = (): Mark[] =>
    Object.entries(slots).flatMap(([language, places]) => {
      const sample = form.parentElement?.querySelector(`[data-value="${language}"] pre code`);
      return sample ? markSlots(sample, places, (field, encoding) => written(field, encoding)) : [];
    });

  const written = (field: number, encoding: Mark['encoding']): string =>
    field < 0 ? encodeQuery(fields, values) : encodeValue(values[field] ?? '', encoding);

  const update = (): void => {
    marks ??= findMarks();
    inputs.forEach((input, index) => {
      const field = fields[index];
      const valid = field?.type !== 'number' || isNumber(input.value);
      input.setAttribute('aria-invalid', String(!valid));
      if (valid) values[index] = input.value;
    });
    for (const {span, field, encoding} of marks) span.textContent = written(field, encoding);
  };

  form.addEventListener('input', update);
  // The fields have their first values again only after the event.
  form.addEventListener('reset', () => window.setTimeout(update));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.hidden = false;
  // A reader may have typed before this ran.
  if (inputs.some((input, index) => input.value !== values[index])) update();
}

function isNumber(value: string): boolean {
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value.trim());
}
