import type { SignOf } from '../../../hud/turnSweep/turnSign.ts'
import { TEAM_COLOURS } from '../../../ui/palettes.ts'
import { Flag } from '../../insignia/insignia.tsx'
import { isJackalView } from '../../view.ts'
import { commanderOf } from '../crews/crews.ts'

/** Returns the crew that moves, and the seat that commands it. */
export const jackalSign: SignOf = (view, { t, nameOf }, palette) => {
  if (!isJackalView(view) || view.result) return null
  const seat = commanderOf(view)
  return {
    side: view.turn,
    seat,
    title: t(`team.${view.turn}`),
    name: seat ? nameOf(seat) : null,
    flag: <Flag team={view.turn} width={5.25} />,
    colour: TEAM_COLOURS[palette].jackal[view.turn],
  }
}
