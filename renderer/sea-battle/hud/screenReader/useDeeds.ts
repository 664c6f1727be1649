import { useMemo } from 'react'
import { useSession } from '../../../host/session.ts'
import type { Deed } from '../../../hud/screenReader/ScreenReaderRegions.tsx'
import { useToldSteps, useWords } from '../../../hud/useWords.ts'
import { useLetters } from '../../coordinates.ts'

import { moverOf, paragraph } from '../../log/sentences.ts'
import { readEvents, useSeaBattleView } from '../../view.ts'

/** Returns the results of each move of the match, in words. */
export function useDeeds(): readonly Deed[] {
  const words = useWords()
  const language = useLetters()
  const steps = useToldSteps()
  const first = useSeaBattleView()?.options.first
  const viewer = useSession((state) => state.viewer)
  return useMemo(
    () =>
      steps.map(({ events }, index) => {
        const told = readEvents(events)
        return { move: index + 1, text: paragraph(told, { ...words, language, first }), own: moverOf(told) === viewer }
      }),
    [steps, words, language, first, viewer],
  )
}
