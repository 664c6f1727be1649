import type { ReactElement } from 'react'
import { printCell } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalMove, JackalState, Load } from '../../../../engine/jackal/types.ts'
import { Dock, DockRow, MainButton, SideButton, UndoButton } from '../../../flat/FlatDock.tsx'
import { Coin } from '../../../hud/Coin.tsx'
import { useWords } from '../../../hud/useWords.ts'
import type { Translate } from '../../../i18n/t.ts'
import { SkullIcon } from '../../../ui/icons.tsx'
import { Boat, Bottle, Treasure } from '../../hud/insignia.tsx'
import { actionHint, actionLabel, choiceLabel } from '../../hud/turn/actionHint.ts'
import { confirmChoice } from '../../intent/confirmChoice.ts'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf, type IntentState } from '../../intent/intentState.ts'
import { actionsOf, type Choice, isFatal, loadsOf, mayUseBottle } from '../../intent/targets.ts'
import { AimCard } from '../side/AimCard.tsx'
import { type Aimed, aimedAt } from './aimed.ts'
import { Rail } from './Rail.tsx'

interface MoveDockProps {
  readonly view: JackalState
  readonly intent: IntentState
}

/** Who acts, where to, with what: the brass button says what follows, and does it. */
export function MoveDock({ view, intent }: MoveDockProps) {
  const words = useWords()
  const { t } = words
  const aimed = aimedAt(intent)
  // A key that does nothing is explained at the chosen one, wherever one aims.
  const told = intent.why?.cell ?? intent.cursor
  return (
    <Dock {...(told === null && { hint: actionHint(intent, words) })}>
      <Rail view={view} intent={intent} />
      {told !== null && <AimCard cell={told} />}
      <Actions intent={intent} />
      {aimed && aimed.choices.length > 0 ? (
        <Choices choices={aimed.choices} cell={printCell(view.board, aimed.target.cell)} />
      ) : (
        <DockRow>
          <UndoButton />
          <LoadButtons intent={intent} />
          <MainButton
            label={aimed ? deedOf(aimed, view, t) : t('key.choose')}
            {...(aimed?.target.fatal && { icon: <SkullIcon size={1.5} />, detail: t('prompt.dies') })}
            disabled={!aimed}
            onPress={confirmChoice}
          />
        </DockRow>
      )}
    </Dock>
  )
}

/** `Go to g3`, `Sail to h1`, `Begin at a7`. */
function deedOf({ target }: Aimed, view: JackalState, t: Translate): string {
  const cell = nameOf(view, target.cell)
  const move = target.moves[0]?.move
  switch (move?.kind) {
    case 'sail':
      return t(move.boat ? 'flat.jackal.row' : 'flat.jackal.sail', { cell })
    case 'place':
      return t('flat.jackal.place', { cell })
    case 'peek':
      return t('flat.jackal.peek', { cell })
    case 'swap':
      return t('flat.jackal.swap', { cell })
    case 'revive':
      return t('prompt.revive')
    default:
      return t('flat.jackal.go', { cell })
  }
}

const nameOf = (view: JackalState, cell: Cell): string => printCell(view.board, cell)

const choose = (move: JackalMove) => useIntent.getState().choose(move)

/** Several outcomes at one cell: with a coin or without, with a bottle. */
function Choices({ choices, cell }: { readonly choices: readonly Choice[]; readonly cell: string }) {
  const { t } = useWords()
  const view = useIntent((state) => state.view)
  return (
    <fieldset className="isle-choices" aria-label={t('prompt.title')} data-testid="prompt">
      {choices.map((choice, index) => {
        const label = choiceLabel(choice, choices, t, view)
        const named = isFatal(choice) ? `${label} (${t('prompt.dies')})` : label
        const onPress = () => choose(choice.move)
        return index === 0 && !isFatal(choice) ? (
          <MainButton
            key={JSON.stringify(choice.move)}
            label={named}
            detail={cell}
            icon={pictureOf(choice)}
            onPress={onPress}
          />
        ) : (
          <SideButton
            key={JSON.stringify(choice.move)}
            label={named}
            icon={pictureOf(choice)}
            kind={isFatal(choice) ? 'danger' : 'plain'}
            onPress={onPress}
            testId={`prompt-${index}`}
          />
        )
      })}
    </fieldset>
  )
}

const LOAD_ICONS = {
  coin: <Coin size={1.375} />,
  treasure: <Treasure size={1.375} />,
  boat: <Boat size={1.375} />,
} as const satisfies Record<Load, ReactElement>

function pictureOf(choice: Choice) {
  const { move } = choice
  if (isFatal(choice)) return <SkullIcon size={1.25} />
  if (move.kind === 'uncork') return <Bottle size={1.25} />
  if (move.kind !== 'go') return null
  if (move.bottle) return <Bottle size={1.25} />
  if (move.carry === 'coin') return <Coin size={1.25} />
  if (move.carry === 'boat') return <Boat size={1.25} />
  return move.carry === 'treasure' ? <Treasure size={1.25} /> : null
}

/** What is answered by a button alone: a bottle handed over, staying by the airplane, a pirate revived. */
function Actions({ intent }: { readonly intent: IntentState }) {
  const { t } = useWords()
  const actions = actionsOf(intent)
  if (actions.length === 0) return null
  return (
    <DockRow>
      {actions.map(({ move }) => (
        <SideButton
          key={JSON.stringify(move)}
          label={actionLabel(move, decisionOf(intent), t)}
          onPress={() => choose(move)}
          testId={`action-${move.kind}${move.kind === 'give' ? `-${move.to}` : ''}`}
        />
      ))}
    </DockRow>
  )
}

/** Takes a load along or leaves it, uses a bottle or keeps it. */
function LoadButtons({ intent }: { readonly intent: IntentState }) {
  const { t } = useWords()
  const { toggleCarry, toggleBottle } = useIntent.getState()
  const [load] = loadsOf(intent)
  const offered = intent.carry ?? load ?? 'coin'
  return (
    <>
      {load && (
        <SideButton
          label={intent.carry ? t(`key.${offered}.leave`) : t(`key.${offered}`)}
          icon={LOAD_ICONS[offered]}
          onPress={toggleCarry}
          testId="btn-carry"
        />
      )}
      {mayUseBottle(intent) && (
        <SideButton
          label={t(intent.bottle ? 'key.bottle.keep' : 'key.bottle')}
          icon={<Bottle size={1.375} />}
          onPress={toggleBottle}
          testId="btn-bottle"
        />
      )}
    </>
  )
}
