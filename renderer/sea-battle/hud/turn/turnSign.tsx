import type { SignOf } from '../../../hud/turnSweep/turnSign.ts'
import { TEAM_COLOURS } from '../../../ui/palettes.ts'
import { fleetStatus, isPlacing } from '../../fleets.ts'
import { Flag } from '../../insignia/insignia.tsx'
import { isSeaBattleView } from '../../view.ts'

/** Returns the fleet that fires; null while fleets are placed. */
export const seaBattleSign: SignOf = (view, { nameOf }, palette) => {
  if (!isSeaBattleView(view) || view.result || isPlacing(view)) return null
  const { flag } = fleetStatus(view, view.turn)
  return {
    side: view.turn,
    seat: view.turn,
    title: nameOf(view.turn),
    name: null,
    flag: <Flag flag={flag} width={5.25} />,
    colour: TEAM_COLOURS[palette]['sea-battle'][flag],
  }
}
