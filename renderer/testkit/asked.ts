import type { Standing } from '../../electron/contract/ipc.ts'

/** White is asked; everything else is empty. */
export const ASKED: Standing = {
  awaiting: ['white'],
  asked: { seat: 'white', moves: [] },
  thinking: null,
  canUndo: false,
  undo: { why: 'nothing-played' },
  outcome: null,
}
