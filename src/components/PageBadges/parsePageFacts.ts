import type {Checked} from '@site/plugins/conformance/types';

/** Front matter is checked by the content tests; here it only has to be narrowed. */
export type PageFacts = {
  appliesTo: string[];
  minPlan: string | undefined;
  since: string | undefined;
  verified: string | undefined;
  /** Set by plugins/conformance when the statements of the page were run and hold. */
  checked: Checked | undefined;
};

export function parsePageFacts(frontMatter: object): PageFacts | undefined {
  const {applies_to: appliesTo, min_plan: minPlan, since, verified, checked} = frontMatter as Record<string, unknown>;
  if (!Array.isArray(appliesTo)) return undefined;
  return {
    appliesTo: appliesTo.map(String),
    minPlan: optional(minPlan),
    since: optional(since),
    verified: optional(verified),
    checked: checked as Checked | undefined,
  };
}

function optional(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
