import type { JackalState } from '../../../../engine/jackal/types.ts'
import { ScreenReaderBoard } from '../../../hud/screenReader/ScreenReaderBoard.tsx'
import { useTurnWords } from '../../../hud/screenReader/useTurnWords.ts'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'
import { deciding } from '../crews/crews.ts'
import { actionHint } from '../turn/actionHint.ts'
import { chosenWords, pointedWords } from './cellWords.ts'
import { useDeeds } from './useDeeds.ts'

/** Jackal for screen readers: the cell at the keyboard's cursor, the chosen piece, and the deeds of all crews. */
export function ScreenReaderIsland({ view }: { readonly view: JackalState }) {
  const words = useWords()
  const intent = useIntent()
  const { t } = words
  return (
    <ScreenReaderBoard
      game={t('game.jackal')}
      chosen={chosenWords(intent, t)}
      cell={pointedWords(view, intent, t)}
      turn={useTurnWords(
        intent.asked &&
          `${t('spoken.turnOf', { name: t(`team.${deciding(view).team}`) })} ${actionHint(intent, words)}`,
      )}
      deeds={useDeeds()}
    />
  )
}
