import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { JackalState } from '../types.ts'
import { CoreSandboxes } from './core/thinking/sandbox.ts'
import { readCore } from './core/translation/reading.ts'
import { RuleSandboxes } from './ruleSandbox.ts'
import type { Sandboxes } from './sandbox.ts'

/** Sandboxes for a view: in the core, or by the rules where the core does not take the position on. Both judge alike. */
export function sandboxesFor(view: JackalState, seat: Seat, budget: Budget): Sandboxes {
  const core = readCore(view)
  return core ? new CoreSandboxes(core, view, seat, budget) : new RuleSandboxes(view, seat, budget)
}
