import { call } from '../../host/client.ts'
import { currentText } from '../../i18n/useText.ts'
import { commandTable } from '../../input/commands.ts'
import { type HandledTable, handle } from '../../input/contexts.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'

/** The command of a stream that applies in every window. */
export const AIR = commandTable('air', 'commands.window', {
  'end-all': { keys: ['Ctrl+Shift+KeyE'], isFixed: true },
})

/** Ends everything that others see of the table, at once. The match stays. */
export async function endAir(): Promise<void> {
  const answer = await call('windows:endAir', {})
  if (answer.ok) showNotice(currentText()('captured.ended'))
  else showProblem(answer.problem)
}

/** The command that ends everything. No field needs its key. */
export const END_AIR: HandledTable = { ...handle(AIR, { 'end-all': () => void endAir() }), needs: () => false }
