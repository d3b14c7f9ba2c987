/**
 * The selectors of the filter: which rows concern the chosen product and release. A row has the
 * releases that a problem affects, or the release that brought a change.
 */
import {compareVersions} from '../../shared/compareVersions';

export type Choice = {product?: string; version?: string; from?: string; to?: string};

const RELEASE = /^v?(\d+(?:\.\d+)*\S*)/;

export function readChoice(form: HTMLFormElement): Choice {
  const valueOf = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]:enabled`)?.value.trim() ?? '';
  const releaseOf = (name: string) => RELEASE.exec(valueOf(name))?.[1] ?? '';
  return {product: valueOf('product'), version: releaseOf('version'), from: releaseOf('from'), to: releaseOf('to')};
}

export function isEmpty(choice: Choice): boolean {
  return !Object.values(choice).some(Boolean);
}

export function isChosen({dataset}: HTMLElement, {product, version, from, to}: Choice): boolean {
  const {release} = dataset;
  if (product && dataset.product !== product) return false;
  if (version && !isAffected(dataset, version)) return false;
  return !release || !((from && compareVersions(release, from) <= 0) || (to && compareVersions(release, to) > 0));
}

function isAffected({from, to, fixed}: DOMStringMap, version: string): boolean {
  if (from && compareVersions(version, from) < 0) return false;
  if (fixed && compareVersions(version, fixed) >= 0) return false;
  return !to || compareVersions(version, to) <= 0;
}

/** Releases can be chosen once it is clear of which product. */
export function followProduct(form: HTMLFormElement): void {
  const products = form.querySelector<HTMLSelectElement>('[name=product]');
  if (!products) return;
  for (const input of form.querySelectorAll<HTMLInputElement>('input:not([type=search])')) {
    input.disabled = products.value === '';
    input.placeholder = products.selectedOptions[0]?.dataset.current ?? '';
  }
}
