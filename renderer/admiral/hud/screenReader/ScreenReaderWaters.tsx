import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { ScreenReaderBoard } from '../../../hud/screenReader/ScreenReaderBoard.tsx'
import { useTurnWords } from '../../../hud/screenReader/useTurnWords.ts'
import { useWords } from '../../../hud/useWords.ts'
import { joinSentences } from '../../../i18n/words.ts'
import { useIntent } from '../../intent/intent.ts'
import { actingTeam } from '../fleet/fleets.ts'
import { hintText, leftText, leftToAct } from '../turn/hints.ts'
import { chosenWords, planWords } from './planWords.ts'
import { useDeeds } from './useDeeds.ts'

/** Admiral for screen readers: the selected ship, the planned course or attack, and all events. */
export function ScreenReaderWaters({ view }: { readonly view: AdmiralState }) {
  const { t, nameOf } = useWords()
  const intent = useIntent()
  const { asked } = intent
  const able = leftToAct(intent)
  const left = able === null ? [] : [able > 0 ? t('spoken.left', { n: able }) : leftText(t, intent, able)]
  const whose = t('spoken.turnOf', { name: nameOf(asked?.seat ?? actingTeam(view)) })
  return (
    <ScreenReaderBoard
      game={t('game.admiral')}
      chosen={chosenWords(intent, view, t)}
      cell={planWords(intent, view, t)}
      turn={useTurnWords(asked && joinSentences([whose, hintText(t, intent), ...left]))}
      deeds={useDeeds()}
    />
  )
}
