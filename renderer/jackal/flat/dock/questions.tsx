import type { JackalMove } from '../../../../engine/jackal/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import { Dock, DockRow, MainButton, SideButton } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'

const choose = (move: JackalMove) => useIntent.getState().choose(move)

/** Caramba: to swear, or to be lost (J-CARAMBA). */
export function OathDock() {
  const { t } = useWords()
  return (
    <Dock surface="parchment">
      <p className="flat-dock-title">{t('oath.title')}</p>
      <p>{t('oath.text')}</p>
      <DockRow>
        <SideButton
          label={`${t('action.polite')}. ${t('action.polite.about')}`}
          kind="danger"
          onPress={() => choose({ kind: 'swear', loud: false })}
          testId="oath-polite"
        />
        <MainButton
          label={t('action.swear')}
          detail={t('action.swear.about')}
          onPress={() => choose({ kind: 'swear', loud: true })}
        />
      </DockRow>
    </Dock>
  )
}

/** Another player would end the match as it stands (J-END). */
export function EndOfferDock({ by }: { readonly by: Seat }) {
  const { t, nameOf } = useWords()
  const answerer = useIntent(({ asked }) => asked?.seat ?? '')
  return (
    <Dock surface="parchment">
      <p className="flat-dock-title">{t('endOffer.title')}</p>
      <p>{t('endOffer.text', { name: nameOf(by) })}</p>
      <p>{t('endOffer.asked', { name: nameOf(answerer) })}</p>
      <DockRow>
        <SideButton label={t('action.accept')} onPress={() => choose({ kind: 'acceptEnd' })} testId="end-accept" />
        <MainButton label={t('action.refuse')} onPress={() => choose({ kind: 'decline' })} />
      </DockRow>
    </Dock>
  )
}
