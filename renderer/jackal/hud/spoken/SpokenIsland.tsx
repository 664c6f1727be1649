import { useMemo } from 'react'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { useSession } from '../../../host/session.ts'
import { type Deed, SpokenBoard } from '../../../hud/spoken/SpokenBoard.tsx'
import { useTurnWords } from '../../../hud/spoken/useTurnWords.ts'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'
import { paragraph, writeLog } from '../../log/logbook.ts'
import { isJackalView, readEvents } from '../../view.ts'
import { actionHint } from '../turn/actionHint.ts'
import { cellWords, chosenWords } from './cellWords.ts'

/** Jackal for those who hear it: the cell at the keyboard's cursor, who is chosen, and what all crews do. */
export function SpokenIsland({ view }: { readonly view: JackalState }) {
  const words = useWords()
  const intent = useIntent()
  const { t } = words
  return (
    <SpokenBoard
      game={t('game.jackal')}
      chosen={chosenWords(intent, t)}
      cell={intent.cursor === null ? '' : cellWords(view, intent, intent.cursor, t)}
      turn={useTurnWords(
        intent.asked && `${t('spoken.turnOf', { name: t(`team.${view.turn}`) })} ${actionHint(intent, words)}`,
      )}
      deeds={useDeeds()}
    />
  )
}

function useDeeds(): readonly Deed[] {
  const words = useWords()
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  const viewer = useSession((state) => state.viewer)
  return useMemo(() => {
    if (!isJackalView(start)) return []
    const entries = writeLog(
      start,
      steps.map(({ by, events }) => ({ by, events: readEvents(events) })),
    )
    return entries.flatMap((entry) => {
      const told = paragraph(entry, start.board, words)
      if (told === '') return []
      return [{ move: entry.move, text: `${words.t(`team.${entry.team}`)}: ${told}`, own: entry.team === viewer }]
    })
  }, [start, steps, words, viewer])
}
