import { useMemo } from 'react'
import { useSession } from '../../../host/session.ts'
import type { Deed } from '../../../hud/spoken/SpokenRegions.tsx'
import { useToldSteps, useWords } from '../../../hud/useWords.ts'
import { useLanguage } from '../../../i18n/useText.ts'
import { moverOf, paragraph } from '../../log/sentences.ts'
import { readEvents, useSeaBattleView } from '../../view.ts'

/** What each move of the match led to, in words. */
export function useDeeds(): readonly Deed[] {
  const words = useWords()
  const language = useLanguage((state) => state.language)
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
