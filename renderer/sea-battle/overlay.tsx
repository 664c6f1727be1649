import { FLEET } from '../../engine/sea-battle/data/fleet.ts'
import { evolve } from '../../engine/sea-battle/evolve.ts'
import { SEATS, type SeaBattleEvent, type SeaBattleState } from '../../engine/sea-battle/types.ts'
import { lateCues } from '../flat/lateCues.ts'
import type { OverlayGame } from '../overlayGame.ts'
import type { CueTable } from '../playback/cue.ts'
import { seaBattleInterests } from './cues/interest.ts'
import { actingSeats, fleetStatus, isPlacing } from './fleets.ts'
import { TurnPanel } from './hud/turn/TurnPanel.tsx'
import { Flag, Silhouette } from './insignia/insignia.tsx'
import { useMatchLines } from './log/logLines.tsx'
import { isSeaBattleView, useSeaBattleView } from './view.ts'

function Turn() {
  const view = useSeaBattleView()
  return view && <TurnPanel view={view} />
}

const KINDS = Object.keys(seaBattleInterests) as readonly SeaBattleEvent['kind'][] // one entry per kind

const cues = (): CueTable<SeaBattleState, SeaBattleEvent> =>
  lateCues(KINDS, async () => (await import('./cues/cues.ts')).seaBattleCues('south', () => []))

/** The overlay of Sea Battle: the remaining ships of both fleets. */
export const seaBattleOverlay: OverlayGame = {
  attach: (table) =>
    table.attach('sea-battle', { evolve, cues: cues(), homes: () => () => null, interests: seaBattleInterests }),
  scores: (shown, { t, nameOf }) =>
    isSeaBattleView(shown)
      ? SEATS.map((seat) => {
          const { flag, isAtSea, afloat, ships } = fleetStatus(shown, seat)
          return {
            id: seat,
            clockOf: seat,
            flag: <Flag flag={flag} width={1.75} />,
            name: nameOf(seat),
            count: isPlacing(shown)
              ? t(isAtSea ? 'sea.ready' : 'sea.laying')
              : t('sea.afloat', { n: afloat, of: FLEET.length }),
            left: ships.map(({ length, sunk }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of ships never changes its order
              <Silhouette key={index} length={length} sunk={sunk} />
            )),
            acting: shown.result === null && actingSeats(shown).includes(seat),
          }
        })
      : [],
  Turn,
  useLines: useMatchLines,
}
