import type { TeamId } from '../../../engine/admiral/types.ts'
import { flagSvg } from '../../../models/admiral/squadron/flagArt.ts'
import { SQUADRON_MARKS } from '../../../models/admiral/squadron/marks.ts'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { addressOf } from './drawings.ts'

/** A team's flag as on its ships, `width` in rem. */
export function Flag({ team, width }: { readonly team: TeamId; readonly width: number }) {
  return (
    <svg className="flag" width={`${width}rem`} height={`${width * 0.667}rem`} viewBox="0 0 33 22" aria-hidden="true">
      <image href={addressOf(`flag/${team}`, () => flagSvg(team))} width="33" height="22" />
      <Mark team={team} />
    </svg>
  )
}

/** The squadron's mark as on its flags, at the foot of the flag. */
function Mark({ team }: { readonly team: TeamId }) {
  const colour = TEAM_COLOURS[usePalette()].admiral[team]
  return (
    <path
      className="squadron-mark"
      d={SQUADRON_MARKS[team]}
      transform="translate(27 16.5) scale(0.17)"
      fill={colour}
      stroke="#f7ebc8"
      strokeWidth="18"
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  )
}
