import type { JackalMove } from '../../../../engine/jackal/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import { Dock, DockButton } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { useIntent } from '../../intent/intent.ts'

const choose = (move: JackalMove) => useIntent.getState().choose(move)

/** Caramba: to swear, or to be lost (J-CARAMBA). */
export function OathDock() {
  const { t } = useWords()
  return (
    <Dock
      surface="parchment"
      prompt={t('hint.oath')}
      about={t('oath.text')}
      isAsked
      testId="oath"
      buttons={
        <>
          <DockButton
            kind="danger"
            label={t('action.polite')}
            onPress={() => choose({ kind: 'swear', loud: false })}
            testId="oath-polite"
          />
          <DockButton
            kind="main"
            label={t('action.swear')}
            command={TABLE.commands.confirm}
            onPress={() => choose({ kind: 'swear', loud: true })}
            testId="oath-loud"
          />
        </>
      }
    />
  )
}

/** Another player offers to end the match now (J-END); the lit plate shows who answers. */
export function OfferDock({ by }: { readonly by: Seat }) {
  const { t, nameOf } = useWords()
  const answerer = useIntent(({ asked }) => asked?.seat ?? '')
  return (
    <Dock
      surface="parchment"
      prompt={t('hint.endOffer', { name: nameOf(by) })}
      about={t('endOffer.asked', { name: nameOf(answerer) })}
      isAsked
      testId="end-offer"
      buttons={
        <>
          <DockButton label={t('action.accept')} onPress={() => choose({ kind: 'acceptEnd' })} testId="end-accept" />
          <DockButton
            kind="main"
            label={t('action.refuse')}
            command={TABLE.commands.confirm}
            onPress={() => choose({ kind: 'decline' })}
            testId="end-decline"
          />
        </>
      }
    />
  )
}
