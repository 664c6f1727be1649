import { useMemo } from 'react'
import type { Viewer } from '../../../engine/kernel/game.ts'
import type { SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { Caption } from '../../hud/recap/Captions.tsx'
import { useLookback } from '../../hud/recap/lookback.ts'
import { useMarkedPlace } from '../../hud/recap/markedPlace.ts'
import { useToldSteps, useWords } from '../../hud/useWords.ts'

import type { Point } from '../../table/spot.ts'
import { coordinateOf, useLetters } from '../coordinates.ts'
import { USUAL_FLAG } from '../fleets.ts'
import { Flag } from '../insignia/insignia.tsx'
import { trayOf } from '../table/anchors.ts'
import { placeOf, spotOf } from '../table/places.ts'
import { nearSeatOf, readEvents, useSeaBattleView } from '../view.ts'
import { type Shot, shotsOf } from './recap.ts'

/** Returns the others' shots since the last one of the player at this screen. */
export function useShots(): readonly Shot[] {
  const steps = useToldSteps()
  const lookback = useLookback()
  return useMemo(
    () =>
      shotsOf(
        steps.map(({ by, events }) => ({ by, events: readEvents(events) })),
        lookback,
      ),
    [steps, lookback],
  )
}

/** Returns the enemy's misses, in a sentence; empty if there are none. */
export function useMissedText(shots: readonly Shot[]): string {
  const { t } = useWords()
  const language = useLetters()
  const misses = shots.filter(({ result }) => result === 'miss').map(({ at }) => coordinateOf(at, language))
  return misses.length > 0 ? t('recap.missed', { n: misses.length, cells: misses.join(', ') }) : ''
}

/** Returns the place of the recap line under the pointer. */
export function useMarkedPoint(): Point | null {
  const place = useMarkedPlace((marked) => marked.place)
  return useMemo(() => (place === null ? null : spotOf(place)), [place])
}

/**
 * Returns the enemy's hits in a few words, for the list of events; a sunk ship is listed once. Frames mark the cells:
 * captions over them would hide the seas, which fill the window.
 */
export function useHitCaptions(near: Viewer): readonly Caption[] {
  const { t } = useWords()
  const language = useLetters()
  const shots = useShots()
  const fleets = useSeaBattleView()?.fleets
  const [north, south] = [fleets?.north?.flag ?? USUAL_FLAG.north, fleets?.south?.flag ?? USUAL_FLAG.south]
  return useMemo(() => {
    const flags: Readonly<Record<SeaSeat, typeof north>> = { north, south }
    const gone = new Set(shots.flatMap(({ into, ship }) => (ship ?? []).map((cell) => `${into}/${cell}`)))
    return shots.flatMap(({ move, by, into, at, result, ship, mine }): readonly Caption[] => {
      if (result === 'miss' || (result === 'hit' && gone.has(`${into}/${at}`))) return []
      const cell = placeOf(trayOf(into, nearSeatOf(near)), at)
      const length = ([1, 2, 3, 4] as const).find((one) => one === ship?.length)
      const place = { cell: coordinateOf(at, language) }
      const text = length
        ? t('caption.shot.sunk', { ...place, ship: t(`ship.${length}`) })
        : t('caption.shot.hit', place)
      return [{ move, cell, flag: <Flag flag={flags[by]} width={1.125} />, text, mine }]
    })
  }, [shots, near, t, language, north, south])
}
