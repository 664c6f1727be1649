import { hideSecret } from '../../../host/secrets.ts'
import { useSession } from '../../../host/session.ts'
import { isShared } from '../../../host/viewer.ts'
import { CoachKey } from '../../../hud/coach/CoachNote.tsx'
import { HelpKeys, HintBar, KeyAction, UndoKey } from '../../../hud/HintBar.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { openSheet } from '../../../ui/screens.ts'
import { ADMIRAL, SIGHTS } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { hintText, isInDanger, leftText, leftToAct } from './hints.ts'

/** What can be done now in Admiral, with the keys that do it. */
export function AdmiralHintBar() {
  const intent = useIntent()
  return <HintBar asked={intent.asked && <AskedHint intent={intent} />} />
}

/** A hint of more letters takes two lines in a small window. */
const LONG = 34

function AskedHint({ intent }: { readonly intent: IntentState }) {
  const { t } = useWords()
  const left = leftToAct(intent)
  const text = hintText(t, intent)
  return (
    <>
      <p className={text.length > LONG ? 'hint-text is-long' : 'hint-text'}>{text}</p>
      {left !== null && (
        <div className="hint-actions">
          <span className="hint-left" data-testid="units-left">
            {leftText(t, intent, left)}
          </span>
          <Button kind="main" small onClick={() => useIntent.getState().finishAll()} testId="end-turn">
            {t('turn.end')} <CommandKey of={ADMIRAL.commands['end-turn']} />
          </Button>
        </div>
      )}
      <AskedKeys intent={intent} />
    </>
  )
}

/** Only keys that do something now are shown. */
function AskedKeys({ intent }: { readonly intent: IntentState }) {
  const { t } = useWords()
  const { view, danger, asked } = intent
  const { nextUnit, toggleDanger } = useIntent.getState()
  const shared = useSession((state) => state.match !== null && isShared(state.match.seats))
  const hasCaptains = view !== null && view.options.captains !== 'none'
  const isMarked = view !== null && danger !== null && (danger === 'next' || isInDanger(view, asked?.seat))
  if (view && view.assigning.length > 0) return <HelpOnly />
  return (
    <div className="hint-keys">
      {isMarked ? <DangerLegend /> : <CoachKey inMenu={false} />}
      <UndoKey />
      {!view?.offer && leftToAct(intent) !== 0 && (
        <KeyAction
          command={TABLE.commands['next-piece']}
          label={t('key.adm.next')}
          onClick={() => nextUnit()}
          inMenu
          testId="btn-next"
        />
      )}
      <KeyAction
        command={SIGHTS.commands.danger}
        label={t('key.adm.danger')}
        pressed={danger === 'round'}
        onClick={() => toggleDanger()}
        testId="btn-danger"
      />
      {danger && (
        <KeyAction
          command={SIGHTS.commands['danger-next']}
          label={t('key.adm.danger.next')}
          pressed={danger === 'next'}
          onClick={() => toggleDanger('next')}
          testId="btn-danger-next"
        />
      )}
      {hasCaptains && (
        <KeyAction
          command={SIGHTS.commands.captains}
          label={t('key.adm.captains')}
          onClick={() => openSheet({ name: 'own' })}
          inMenu={isMarked}
          testId="btn-captains"
        />
      )}
      {shared && hasCaptains && (
        <KeyAction command={SIGHTS.commands.hide} label={t('key.adm.hide')} onClick={hideSecret} testId="btn-hide" />
      )}
      {!danger && <HelpKeys />}
    </div>
  )
}

/** What the signs of danger on the sea mean. */
function DangerLegend() {
  const { t } = useWords()
  return (
    <ul className="adm-legend" data-testid="danger-legend">
      {(['fire', 'fires', 'sail'] as const).map((sign) => (
        <li key={sign}>
          <i className={`adm-legend-sign is-${sign}`} aria-hidden="true" />
          {t(`danger.${sign}`)}
        </li>
      ))}
    </ul>
  )
}

function HelpOnly() {
  return (
    <div className="hint-keys">
      <CoachKey inMenu={false} />
      <HelpKeys />
    </div>
  )
}
