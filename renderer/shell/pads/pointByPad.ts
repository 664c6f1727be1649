import { cellStep } from '../../hud/commands/padCommands.ts'
import type { Command } from '../../input/commands.ts'
import { aimingNow } from '../../input/pad/aiming.ts'
import { DIRECTIONS } from '../../input/pad/buttons.ts'
import { markOf, movePointer, ping } from '../../input/pad/pointing.ts'
import { seatOfPad } from '../../input/pad/seatedPads.ts'
import { TABLE } from '../../input/tableCommands.ts'

/**
 * Points at the table with a pad whose seat does not act: directions move a mark of its own, the confirming button
 * shows everyone a ring there. Returns false if the command does neither.
 */
export function pointByPad(command: Command | null, pad: number, isHeld: boolean): boolean {
  if (command?.id === TABLE.commands.confirm.id) return isHeld || ping(pad)
  const direction = DIRECTIONS.find((one) => TABLE.commands[one].id === command?.id)
  const aiming = aimingNow()
  if (!direction || !aiming) return false
  const at = markOf(pad)
  const to = aiming.beside(at, ...cellStep(direction)) ?? at
  if (to !== null) movePointer(pad, seatOfPad(pad), to)
  return true
}
