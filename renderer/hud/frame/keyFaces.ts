import { ChoiceKey, CommandKey } from '../../ui/CommandKey.tsx'
import { SeatPads } from '../../ui/pads/SeatPads.tsx'

/** The window's drawing of keys and gamepads, for `KeyFacesContext`. */
export const KEY_FACES = { OfCommand: CommandKey, OfChoice: ChoiceKey, OfSeat: SeatPads } as const
