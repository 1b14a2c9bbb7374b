import type { PDFDict } from '@cantoo/pdf-lib';
import { accumulatedWeights } from '../common/accumulated-weights.ts';
import type { PdfContent } from './pdf-content.ts';
import { dictionariesIn, hasKey } from './pdf-values.ts';

/**
 * Keys that lead down or on: in the trees of pages, fields and names (ISO 32000-1, sections 7.7.3.2,
 * 7.9.6 and 12.7.3), of the structure (14.7.2), in outlines (12.3.3) and sequences of actions.
 */
const KEYS = ['Kids', 'K', 'First', 'Next'];

/** Maximum number of nodes that a reader meets on its way through a tree. */
const MAX_NODES = 1_000_000;

/** Whether readers come to an end on their way through the trees and lists of a PDF. */
export function hasBoundedTrees(content: PdfContent): boolean {
  const roots = content.dictionaries.filter((one) => KEYS.some((key) => hasKey(one, key)));
  const below = (node: PDFDict) => KEYS.flatMap((key) => dictionariesIn(node, key, content));
  const sizes = accumulatedWeights<PDFDict>(roots, {
    below,
    weight: (node, sizeOf) => below(node).reduce((sum, next) => sum + sizeOf(next), 1),
  });
  return sizes !== null && [...sizes.values()].every((size) => size <= MAX_NODES);
}
