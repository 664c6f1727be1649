import type { ReactNode } from 'react'
import { openSheet } from '../../app/screens.ts'
import { Button, Key } from '../../app/ui/controls.tsx'
import { undo, useSession } from '../../host/session.ts'
import { playback, useStage } from '../../playback/stage.ts'
import { actionHint, actionLabel } from '../actionHint.ts'
import { useIntent } from '../intent.ts'
import { decisionOf, type IntentState } from '../intentState.ts'
import { actionsOf, loadsOf, mayUseBottle, selectablesOf } from '../targets.ts'
import { useWords } from './useHudView.ts'
import './hintBar.css'

/** What can be done now, with the keys that do it. */
export function HintBar() {
  const intent = useIntent()
  const busy = useStage((state) => state.busy)
  const standing = useSession((state) => state.standing)
  if (standing?.outcome && !busy) return <OverHint />
  return (
    <section className="hint-bar wood screwed" data-testid="hud-hint" aria-live="polite">
      {busy ? <WatchHint /> : intent.asked ? <AskedHint intent={intent} /> : <WaitHint />}
    </section>
  )
}

/** The result can be looked at again after a last look at the table. */
function OverHint() {
  const { t } = useWords()
  return (
    <section className="hint-bar wood screwed" data-testid="hud-hint">
      <p className="hint-text">{t('hud.over')}</p>
      <div className="hint-actions">
        <Button kind="main" small onClick={() => openSheet({ name: 'result' })} testId="btn-result">
          {t('hud.result')}
        </Button>
      </div>
    </section>
  )
}

function WatchHint() {
  const { t } = useWords()
  return (
    <>
      <p className="hint-text">{t('hint.watch')}</p>
      <div className="hint-keys">
        <KeyAction name={t('key.Space')} label={t('key.skip')} onClick={() => playback.skip()} testId="btn-skip" />
      </div>
    </>
  )
}

function WaitHint() {
  const { t, nameOf } = useWords()
  const standing = useSession((state) => state.standing)
  const thinking = standing?.thinking ?? null
  return <p className="hint-text">{thinking ? t('hud.thinking', { name: nameOf(thinking) }) : t('hint.wait')}</p>
}

function AskedHint({ intent }: { readonly intent: IntentState }) {
  const words = useWords()
  const decision = decisionOf(intent)
  const actions = decision?.kind === 'oath' || decision?.kind === 'endOffer' ? [] : actionsOf(intent)
  return (
    <>
      <p className="hint-text">{actionHint(intent, words)}</p>
      {actions.length > 0 && (
        <div className="hint-actions">
          {actions.map(({ move }, index) => (
            <Button
              key={JSON.stringify(move)}
              kind={index === 0 ? 'main' : 'plain'}
              small
              onClick={() => useIntent.getState().choose(move)}
              testId={`action-${move.kind}${move.kind === 'give' ? `-${move.to}` : ''}`}
            >
              <Key>{index + 1}</Key> {actionLabel(move, decision, words.t)}
            </Button>
          ))}
        </div>
      )}
      <AskedKeys intent={intent} />
    </>
  )
}

/** Only keys that do something now are shown. */
function AskedKeys({ intent }: { readonly intent: IntentState }) {
  const { t } = useWords()
  const canUndo = useSession((state) => state.standing?.canUndo === true)
  const { toggleCarry, toggleBottle, nextPiece, cancel, confirm } = useIntent.getState()
  const [load] = loadsOf(intent)
  const offered = intent.carry ?? load ?? 'coin'
  return (
    <div className="hint-keys">
      {canUndo && <KeyAction name="Z" label={t('key.undo')} onClick={() => void undo()} testId="btn-undo" />}
      {load && (
        <KeyAction
          name="E"
          label={intent.carry ? t(`key.${offered}.leave`) : t(`key.${offered}`)}
          pressed={intent.carry !== null}
          onClick={toggleCarry}
          testId="btn-carry"
        />
      )}
      {mayUseBottle(intent) && (
        <KeyAction
          name="B"
          label={t(intent.bottle ? 'key.bottle.keep' : 'key.bottle')}
          pressed={intent.bottle}
          onClick={toggleBottle}
          testId="btn-bottle"
        />
      )}
      {selectablesOf(intent.asked).length > 1 && (
        <KeyAction name={t('key.Tab')} label={t('key.next')} onClick={() => nextPiece()} testId="btn-next" />
      )}
      {intent.cursor !== null && <KeyAction name={t('key.Enter')} label={t('key.choose')} onClick={confirm} />}
      {isCancellable(intent) && <KeyAction name={t('key.Esc')} label={t('key.cancel')} onClick={() => void cancel()} />}
      <KeyAction name="F1" label={t('key.rules')} onClick={() => openSheet({ name: 'rules', query: '' })} />
    </div>
  )
}

function isCancellable(intent: IntentState): boolean {
  const { prompt, why, first, picked, carry, bottle } = intent
  return prompt !== null || why !== null || first !== null || picked !== null || carry !== null || bottle
}

interface KeyActionProps {
  readonly name: ReactNode
  readonly label: string
  readonly onClick: () => void
  readonly pressed?: boolean
  readonly testId?: string
}

function KeyAction({ name, label, onClick, pressed, testId }: KeyActionProps) {
  return (
    <button type="button" className="key-action" aria-pressed={pressed} onClick={onClick} data-testid={testId}>
      <Key>{name}</Key>
      {label}
    </button>
  )
}
