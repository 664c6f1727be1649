import { useMemo } from 'react'
import type { SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { LogLine } from '../../hud/LogPages.tsx'
import { useToldSteps, useWords } from '../../hud/useWords.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { USUAL_FLAG } from '../hud/fleet/fleets.ts'
import { Flag } from '../hud/insignia.tsx'
import { readEvents, useSeaBattleView } from '../view.ts'
import { moverOf, paragraph } from './sentences.ts'

/** The log of a match or a recording, oldest first. */
export function useLogLines(steps: readonly { readonly events: readonly unknown[] }[]): readonly LogLine[] {
  const words = useWords()
  const language = useLanguage((state) => state.language)
  const fleets = useSeaBattleView()?.fleets
  const [north, south] = [fleets?.north?.flag ?? USUAL_FLAG.north, fleets?.south?.flag ?? USUAL_FLAG.south]
  return useMemo(() => {
    const flags: Readonly<Record<SeaSeat, typeof north>> = { north, south }
    return steps.map((step, index): LogLine => {
      const events = readEvents(step.events)
      const seat = moverOf(events)
      return {
        move: index + 1,
        flag: seat && <Flag flag={flags[seat]} width={1.375} />,
        text: paragraph(events, { ...words, language }),
      }
    })
  }, [steps, words, language, north, south])
}

/** The log of the match or recording on the table, newest first. */
export function useMatchLines(): readonly LogLine[] {
  const lines = useLogLines(useToldSteps())
  return useMemo(() => lines.toReversed(), [lines])
}
