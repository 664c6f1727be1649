import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import { hideSecret } from '../../../host/secrets.ts'
import { useSession } from '../../../host/session.ts'
import { isShared } from '../../../host/viewer.ts'
import { HelpKeys, HintBar, KeyAction, UndoKey } from '../../../hud/HintBar.tsx'
import { useWords } from '../../../hud/useWords.ts'
import type { Translate } from '../../../i18n/t.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { openSheet } from '../../../ui/screens.ts'
import { ADMIRAL, SIGHTS } from '../../commands.ts'
import { threatsIn } from '../../highlights/overlay.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { activeOf, unitsToLose } from '../../intent/waiting.ts'
import { unitTitle } from '../../names.ts'

/** What can be done now in Admiral, with the keys that do it. */
export function AdmiralHintBar() {
  const intent = useIntent()
  return <HintBar asked={intent.asked && <AskedHint intent={intent} />} />
}

/** How many can still act beside the ship that is acting. */
export function leftText(t: Translate, intent: IntentState, left: number): string {
  if (left > 0) return t('turn.left', { n: left })
  return t(activeOf(intent) ? 'turn.othersDone' : 'turn.none')
}

function AskedHint({ intent }: { readonly intent: IntentState }) {
  const { t } = useWords()
  const left = leftToAct(intent)
  return (
    <>
      <p className="hint-text">{hintText(t, intent)}</p>
      {left !== null && (
        <div className="hint-actions">
          <span className="hint-left" data-testid="units-left">
            {leftText(t, intent, left)}
          </span>
          <Button kind="main" small onClick={() => useIntent.getState().finishAll()} testId="end-turn">
            {t(left === 0 && activeOf(intent) === null ? 'turn.pass' : 'turn.end')}{' '}
            <CommandKey of={ADMIRAL.commands['end-turn']} />
          </Button>
        </div>
      )}
      <AskedKeys intent={intent} />
    </>
  )
}

/** What is asked. */
export function hintText(t: Translate, intent: IntentState): string {
  const { view, selected, asked, danger } = intent
  if (!view) return t('hint.adm.choose')
  if (view.assigning.length > 0) return t('hint.adm.assign')
  if (view.offer) return t(`hint.adm.offer.${view.offer.kind}`)
  if (danger) return t(danger === 'round' && !isInDanger(view, asked?.seat) ? 'danger.none' : `danger.${danger}`)
  const unit = selected === null ? null : unitNamed(view, selected)
  if (!unit || unit.at === null) return t(leftToAct(intent) === 0 ? 'hint.adm.nothing' : 'hint.adm.choose')
  const [Unit, at] = [unitTitle(t, view, unit), printCell(unit.at)]
  if (unit.team !== asked?.seat) return `${Unit} ${at}`
  const active = view.activation && unitNamed(view, view.activation.ship)
  if (active && active.id !== unit.id && active.at !== null)
    return t('hint.adm.other', { Unit: unitTitle(t, view, active), at: printCell(active.at) })
  return t('hint.adm.orders', { Unit, at })
}

/** Whether enemies of a seat have still something to do this round; true where nobody is asked. */
function isInDanger(view: AdmiralState, seat: Seat | undefined): boolean {
  const team = view.teams.find(({ id }) => id === seat)
  return !team || threatsIn(view, team.id, 'round').length > 0
}

/** Only keys that do something now are shown. */
function AskedKeys({ intent: { view, danger } }: { readonly intent: IntentState }) {
  const { t } = useWords()
  const { nextUnit, toggleDanger } = useIntent.getState()
  const shared = useSession((state) => state.match !== null && isShared(state.match.seats))
  const hasCaptains = view !== null && view.options.captains !== 'none'
  if (view && view.assigning.length > 0) return <HelpOnly />
  return (
    <div className="hint-keys">
      {danger && <DangerLegend />}
      <UndoKey />
      {!view?.offer && (
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
      <HelpKeys />
    </div>
  )
}

/** Own ships and forts that could still do something this round; null outside one's own turn. */
export function leftToAct(intent: IntentState): number | null {
  const { asked, view } = intent
  if (!asked || !view || view.offer || view.assigning.length > 0) return null
  return unitsToLose(intent).length
}
