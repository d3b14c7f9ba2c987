import {failureReason} from '../../shared/browser/failureReason';
import {SearchUnavailable} from './backends/types';

/** What is said to readers about any error on the way to an answer. */
export async function toUnavailable(error: unknown): Promise<SearchUnavailable> {
  if (error instanceof SearchUnavailable) return error;
  return new SearchUnavailable(String(error), await failureReason(error), {cause: error});
}
