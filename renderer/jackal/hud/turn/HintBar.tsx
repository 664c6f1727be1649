import { useMemo } from 'react'
import { CoachKey } from '../../../hud/coach/CoachNote.tsx'
import { HelpKeys, HintBar, KeyAction, UndoKey } from '../../../hud/HintBar.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { ChoiceKey, CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { JACKAL } from '../../commands.ts'
import { chosenAction } from '../../intent/chosenAction.ts'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf, type IntentState } from '../../intent/intentState.ts'
import { actionsOf, loadsOf, mayUseBottle, selectablesOf } from '../../intent/targets.ts'
import { freeableOf } from '../../intent/uncorkRules.ts'
import { actionHint, actionLabel } from './actionHint.ts'
import { type Prospect, prospectOf } from './prospect.ts'
import './prospect.css'

/** What can be done now in Jackal, with the keys that do it. */
export function JackalHintBar() {
  const intent = useIntent()
  return <HintBar asked={intent.asked && <AskedHint intent={intent} />} />
}

function AskedHint({ intent }: { readonly intent: IntentState }) {
  const words = useWords()
  const decision = decisionOf(intent)
  const prospect = useMemo(() => prospectOf(intent, words.t), [intent, words.t])
  const actions = decision?.kind === 'oath' || decision?.kind === 'endOffer' ? [] : actionsOf(intent)
  const chosen = chosenAction(intent)
  const main = chosen?.move ?? actions[0]?.move
  return (
    <>
      {prospect ? <ProspectLines prospect={prospect} /> : <p className="hint-text">{actionHint(intent, words)}</p>}
      {actions.length > 0 && (
        <div className="hint-actions">
          {actions.map(({ move }, index) => (
            <Button
              key={JSON.stringify(move)}
              kind={move === main ? 'main' : 'plain'}
              small
              onClick={() => useIntent.getState().choose(move)}
              testId={`action-${move.kind}${move.kind === 'give' ? `-${move.to}` : ''}`}
            >
              {move === chosen?.move ? <CommandKey of={TABLE.commands.confirm} /> : <ChoiceKey n={index + 1} />}{' '}
              {actionLabel(move, decision, words.t)}
            </Button>
          ))}
        </div>
      )}
      <AskedKeys intent={intent} />
    </>
  )
}

function ProspectLines({ prospect: { line, more } }: { readonly prospect: Prospect }) {
  return (
    <div className="prospect" data-testid="prospect">
      <p>{line}</p>
      {more && <p className="prospect-more">{more}</p>}
    </div>
  )
}

/** Only keys that do something now are shown. */
function AskedKeys({ intent }: { readonly intent: IntentState }) {
  const { t } = useWords()
  const { toggleCarry, toggleBottle, nextPiece, cancel, confirm } = useIntent.getState()
  const [load] = loadsOf(intent)
  const freeable = freeableOf(intent.asked)
  const offered = intent.carry ?? load ?? 'coin'
  return (
    <div className="hint-keys">
      <CoachKey />
      <UndoKey />
      {load && (
        <KeyAction
          command={JACKAL.commands.carry}
          label={intent.carry ? t(`key.${offered}.leave`) : t(`key.${offered}`)}
          pressed={intent.carry !== null}
          onClick={toggleCarry}
          testId="btn-carry"
        />
      )}
      {(mayUseBottle(intent) || freeable.length > 0) && (
        <KeyAction
          command={JACKAL.commands.bottle}
          label={t(intent.bottle ? 'key.bottle.keep' : 'key.bottle')}
          pressed={intent.bottle}
          onClick={toggleBottle}
          testId="btn-bottle"
        />
      )}
      {(selectablesOf(intent.asked).length > 1 || freeable.length > 1) && (
        <KeyAction
          command={TABLE.commands['next-piece']}
          label={t(freeable.length > 1 ? 'key.nextFreed' : 'key.next')}
          onClick={() => nextPiece()}
          testId="btn-next"
        />
      )}
      {intent.cursor !== null && (
        <KeyAction command={TABLE.commands.confirm} label={t('key.choose')} onClick={confirm} />
      )}
      {isCancellable(intent) && (
        <KeyAction command={TABLE.commands.cancel} label={t('key.cancel')} onClick={() => void cancel()} />
      )}
      <HelpKeys />
    </div>
  )
}

function isCancellable(intent: IntentState): boolean {
  const { prompt, why, first, picked, carry, bottle } = intent
  return prompt !== null || why !== null || first !== null || picked !== null || carry !== null || bottle
}
