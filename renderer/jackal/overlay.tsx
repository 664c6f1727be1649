import { evolve } from '../../engine/jackal/evolve.ts'
import type { JackalEvent, JackalState } from '../../engine/jackal/types.ts'
import { lateCues } from '../flat/lateCues.ts'
import { Coin } from '../hud/Coin.tsx'
import type { OverlayGame } from '../overlayGame.ts'
import type { CueTable } from '../playback/cue.ts'
import { jackalInterests } from './cues/interest.ts'
import { crewsOf } from './hud/crews/crews.ts'
import { TurnPanel } from './hud/turn/TurnPanel.tsx'
import { Flag, Hat } from './insignia/insignia.tsx'
import { useMatchLines } from './log/logLines.tsx'
import { isJackalView, useJackalView } from './view.ts'

function Turn() {
  const view = useJackalView()
  return view && <TurnPanel view={view} />
}

const KINDS = Object.keys(jackalInterests) as readonly JackalEvent['kind'][] // one entry per kind

const cues = (): CueTable<JackalState, JackalEvent> =>
  lateCues(KINDS, async () => (await import('./cues/cues.ts')).jackalCues)

/** The overlay of Jackal: gold, and a hat for each pirate. */
export const jackalOverlay: OverlayGame = {
  attach: (table) =>
    table.attach('jackal', { evolve, cues: cues(), homes: () => () => null, interests: jackalInterests }),
  scores: (shown, { nameOf }) =>
    isJackalView(shown)
      ? crewsOf(shown).map(({ id, seat, gold, pirates, acting }, index, crews) => ({
          id,
          clockOf: crews.findIndex((one) => one.seat === seat) === index ? seat : null,
          flag: <Flag team={id} width={1.75} />,
          name: nameOf(seat),
          count: (
            <>
              {gold}
              <Coin size={1} />
            </>
          ),
          left: pirates.map((pirate) => <Hat key={pirate.id} team={id} dead={pirate.at === 'dead'} width={1.125} />),
          acting,
        }))
      : [],
  Turn,
  useLines: useMatchLines,
}
