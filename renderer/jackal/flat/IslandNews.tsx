import type { JackalState } from '../../../engine/jackal/types.ts'
import { ScreenReaderRegions } from '../../hud/screenReader/ScreenReaderRegions.tsx'
import { useTurnWords } from '../../hud/screenReader/useTurnWords.ts'
import { useWords } from '../../hud/useWords.ts'
import { deciding } from '../hud/crews/crews.ts'
import { chosenWords } from '../hud/screenReader/cellWords.ts'
import { useDeeds } from '../hud/screenReader/useDeeds.ts'
import { actionHint } from '../hud/turn/actionHint.ts'
import { useIntent } from '../intent/intent.ts'
import { whyText } from '../refusalText.ts'

/** The announcements of the flat table: the chosen piece, reasons, the turn, the deeds. Cells say their own names. */
export function IslandNews({ view }: { readonly view: JackalState }) {
  const words = useWords()
  const intent = useIntent()
  const { t } = words
  return (
    <ScreenReaderRegions
      chosen={chosenWords(intent, t)}
      cell={intent.why ? whyText(t, intent.why).text : ''}
      turn={useTurnWords(
        intent.asked &&
          `${t('spoken.turnOf', { name: t(`team.${deciding(view).team}`) })} ${actionHint(intent, words)}`,
      )}
      deeds={useDeeds()}
    />
  )
}
