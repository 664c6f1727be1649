import type { SignOf } from '../../../hud/turnSweep/turnSign.ts'
import { TEAM_COLOURS } from '../../../ui/palettes.ts'
import { Flag } from '../../insignia/Flag.tsx'
import { isAdmiralView } from '../../view.ts'

/** The squadron in turn, also while another one is asked; none while all assign their captains. */
export const admiralSign: SignOf = (view, { t, nameOf }, palette) => {
  if (!isAdmiralView(view) || view.result || view.assigning.length > 0) return null
  const { turn } = view
  return {
    side: turn,
    seat: turn,
    title: t(`fleet.${turn}.short`),
    name: nameOf(turn),
    flag: <Flag team={turn} width={5.25} />,
    colour: TEAM_COLOURS[palette].admiral[turn],
  }
}
