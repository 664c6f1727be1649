import type { ReactElement } from 'react'
import type { Load } from '../../../../engine/jackal/types.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { DockButton, Token, TokenGap } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { CloseIcon, SkullIcon } from '../../../ui/icons.tsx'
import { JACKAL } from '../../commands.ts'
import { Boat, Bottle, Treasure } from '../../insignia/insignia.tsx'
import { chosenAction } from '../../intent/chosenAction.ts'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf, type IntentState } from '../../intent/intentState.ts'
import { actionsOf, type Choice, isFatal, loadsOf, mayUseBottle } from '../../intent/targets.ts'
import { freeableOf } from '../../intent/uncorkRules.ts'
import { actionLabel } from '../turn/actionHint.ts'

interface TurnProps {
  readonly intent: IntentState
}

const LOADS_SHOWN = {
  coin: <Coin size={1.625} />,
  treasure: <Treasure size={1.75} />,
  boat: <Boat size={1.75} />,
} as const satisfies Record<Load, ReactElement>

/** The load that is or could be carried, and the bottle. */
export function Belongings({ intent }: TurnProps) {
  const { t } = useWords()
  const { toggleCarry, toggleBottle } = useIntent.getState()
  const [load] = loadsOf(intent)
  const offered = intent.carry ?? load
  const hasBottle = mayUseBottle(intent) || freeableOf(intent.asked).length > 0
  return (
    <>
      {(offered || hasBottle) && <TokenGap />}
      {offered && (
        <Token
          label={intent.carry ? t(`key.${offered}.leave`) : t(`key.${offered}`)}
          icon={LOADS_SHOWN[offered]}
          command={JACKAL.commands.carry}
          pressed={intent.carry !== null}
          onPress={toggleCarry}
          testId="btn-carry"
        />
      )}
      {hasBottle && (
        <Token
          label={t(intent.bottle ? 'key.bottle.keep' : 'key.bottle')}
          icon={<Bottle size={1.75} />}
          command={JACKAL.commands.bottle}
          pressed={intent.bottle}
          onPress={toggleBottle}
          testId="btn-bottle"
        />
      )}
    </>
  )
}

/** Answers by a button alone: giving a bottle, staying by the airplane, reviving a pirate. */
export function Answers({ intent }: TurnProps) {
  const { t } = useWords()
  const golden = chosenAction(intent)
  return actionsOf(intent)
    .toSorted((a, b) => Number(a === golden) - Number(b === golden))
    .map((choice) => (
      <DockButton
        key={JSON.stringify(choice.move)}
        kind={choice === golden ? 'main' : 'plain'}
        label={actionLabel(choice.move, decisionOf(intent), t)}
        {...(choice === golden && { command: TABLE.commands.confirm })}
        onPress={() => useIntent.getState().choose(choice.move)}
        testId={`action-${choice.move.kind}${choice.move.kind === 'give' ? `-${choice.move.to}` : ''}`}
      />
    ))
}

/** The load or the cost of a choice. */
export function OutcomePicture({ choice }: { readonly choice: Choice }) {
  const { move } = choice
  if (isFatal(choice)) return <SkullIcon size={1.25} />
  if (move.kind === 'uncork') return <Bottle size={1.25} />
  if (move.kind !== 'go') return null
  if (move.bottle) return <Bottle size={1.25} />
  if (move.carry === 'coin') return <Coin size={1.25} />
  if (move.carry === 'boat') return <Boat size={1.25} />
  return move.carry === 'treasure' ? <Treasure size={1.25} /> : <CloseIcon size={1} />
}
