import type { SeaBattleEvent, SeaBattleState, SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { Beat } from '../../hud/beats/beat.ts'
import type { Language } from '../../i18n/t.ts'
import type { Words } from '../../i18n/words.ts'
import { tell } from '../log/sentences.ts'
import { isSeaBattleView } from '../view.ts'

/** Returns the beats of a sea battle: who fires first and why, and the sinking of a ship. */
export function seaBattleBeat(language: Language) {
  return (event: { readonly kind: string }, before: unknown, words: Words): Beat | null => {
    if (!isSeaBattleView(before)) return null
    const seaEvent = event as SeaBattleEvent // events come with views of the same game
    if (seaEvent.kind === 'battleJoined') return beginning(seaEvent.first, before, words)
    if (seaEvent.kind !== 'shotFired' || seaEvent.result !== 'sunk') return null
    return { title: words.t('beat.shipSunk'), text: tell(seaEvent, { ...words, language }) }
  }
}

function beginning(first: SeaSeat, { options }: SeaBattleState, { t, nameOf }: Words): Beat {
  const why = t(options.first === 'draw' ? 'beat.first.draw' : 'beat.first.chosen')
  return { title: t('beat.first', { name: nameOf(first) }), text: why }
}
