import { useMemo } from 'react'
import type { SeaBattleEvent, SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { LogLine } from '../../hud/LogPages.tsx'
import { useToldSteps, useWords } from '../../hud/useWords.ts'
import { useLetters } from '../coordinates.ts'

import { USUAL_FLAG } from '../fleets.ts'
import { Flag } from '../insignia/insignia.tsx'
import { readEvents, useSeaBattleView } from '../view.ts'
import { moverOf, paragraph } from './sentences.ts'

/** Returns the log of a match or a recording, oldest first. */
export function useLogLines(steps: readonly { readonly events: readonly unknown[] }[]): readonly LogLine[] {
  const words = useWords()
  const language = useLetters()
  const { fleets, options } = useSeaBattleView() ?? {}
  const first = options?.first
  const [north, south] = [fleets?.north?.flag ?? USUAL_FLAG.north, fleets?.south?.flag ?? USUAL_FLAG.south]
  return useMemo(() => {
    const flags: Readonly<Record<SeaSeat, typeof north>> = { north, south }
    return steps.flatMap((step, index) =>
      partsOf(readEvents(step.events)).map((events, part): LogLine => {
        const seat = moverOf(events)
        return {
          move: index + 1,
          part,
          ...(seat && { side: seat }),
          flag: seat && <Flag flag={flags[seat]} width={1.375} />,
          text: (
            <>
              {seat && <span className="visually-hidden">{words.nameOf(seat)}: </span>}
              {paragraph(events, { ...words, language, first, isBrief: seat !== null })}
            </>
          ),
        }
      }),
    )
  }, [steps, words, language, first, north, south])
}

/** Puts the beginning of the battle in a line of its own: it is not a deed of the last player to put to sea. */
function partsOf(events: readonly SeaBattleEvent[]): readonly (readonly SeaBattleEvent[])[] {
  const begun = events.findIndex(({ kind }) => kind === 'battleJoined')
  return begun <= 0 ? [events] : [events.slice(0, begun), events.slice(begun)]
}

/** Returns the log of the match or recording on the table, newest first. */
export function useMatchLines(): readonly LogLine[] {
  const lines = useLogLines(useToldSteps())
  return useMemo(() => lines.toReversed(), [lines])
}

/** Returns the last shots of the match on the table, newest first: without its end, which has no few words. */
export function useRecentLines(count: number): readonly LogLine[] {
  const steps = useToldSteps()
  const shots = useMemo(() => steps.map(({ events }) => ({ events: readEvents(events).filter(isDeed) })), [steps])
  const lines = useLogLines(shots)
  return useMemo(() => lines.slice(-count).toReversed(), [lines, count])
}

const isDeed = ({ kind }: SeaBattleEvent): boolean => kind !== 'matchEnded' && kind !== 'fleetsOpened'
