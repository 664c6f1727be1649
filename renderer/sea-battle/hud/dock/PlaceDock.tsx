import type { ReactNode } from 'react'
import { FLAGS, type Flag as FlagName } from '../../../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../../../engine/sea-battle/marks.ts'
import { useSession } from '../../../host/session.ts'
import { Dock, DockButton, Token, TokenGap } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { Segments } from '../../../ui/controls.tsx'
import { CloseIcon, DiceIcon, UndoIcon } from '../../../ui/icons.tsx'
import { showPassingNotice } from '../../../ui/toasts/toasts.ts'
import { PLACING } from '../../commands.ts'
import { Flag } from '../../insignia/insignia.tsx'
import { TurnIcon } from '../../insignia/TurnIcon.tsx'
import { placeMove } from '../../placement/berthing.ts'
import { layingFault } from '../../placement/faults.ts'
import { clearFleet, layAtRandom, putToSea } from '../../placement/fleetOrders.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { formCount } from '../../placement/shapes.ts'
import { whyNoBattle } from '../../placement/vainKeys.ts'
import { useSeaBattleView } from '../../view.ts'
import { ShapeIcon } from './ShapeIcon.tsx'
import './placeDock.css'

interface PlaceDockProps {
  /** The prompt while a ship is in hand. */
  readonly moves: string
  /** The prompt while no ship is in hand and some still wait. */
  readonly takes: string
  /** Places the ship in hand; null while the pointer holds it, which places it with a click. */
  readonly lay: (() => void) | null
  /** The button that asks the coach. */
  readonly coach?: ReactNode
}

/**
 * The dock while the player places their fleet: its flag, the buttons that turn or lay ships, and the way into battle.
 */
export function PlaceDock({ moves, takes, lay, coach }: PlaceDockProps) {
  const { t } = useWords()
  const placement = usePlacement()
  const { held } = placement
  const isReady = placeMove(placement) !== null
  const holding = layingFault(placement) ? t('hint.place.fault') : moves
  return (
    <Dock
      isAsked
      testId="placement"
      prompt={held ? holding : isReady ? t('hint.place.ready') : takes}
      tokens={
        <>
          <FlagChoice />
          <TokenGap />
          {held ? <HeldTokens /> : <FleetTokens />}
          {!held && coach}
        </>
      }
      buttons={held && lay ? <LayButton onLay={lay} /> : <BattleButton />}
    />
  )
}

/** Returns the flag that the other captain has taken. */
function useRivalFlag(): FlagName | undefined {
  const view = useSeaBattleView()
  const seat = usePlacement((state) => state.seat)
  return seat && view ? view.fleets[opponentOf(seat)]?.flag : undefined
}

function FlagChoice() {
  const { t } = useWords()
  const { flag: chosen, setFlag } = usePlacement()
  const rival = useRivalFlag()
  return (
    <Segments
      label={t('place.flag')}
      value={chosen}
      onChange={setFlag}
      options={FLAGS.map((flag) => ({
        value: flag,
        label: (
          <>
            <Flag flag={flag} width={1.75} />
            <span className="visually-hidden">{t(`flag.${flag}`)}</span>
          </>
        ),
        tooltip: [t(`flag.${flag}.about`), flag === rival && t('flag.rival')].filter(Boolean).join(' '),
        testId: `flag-${flag}`,
      }))}
    />
  )
}

/** The actions for the ship in hand. */
function HeldTokens() {
  const { t } = useWords()
  const placement = usePlacement()
  const { held, slots, options } = placement
  const length = held ? (slots[held.slot]?.length ?? 1) : 1
  return (
    <>
      {length > 1 && (
        <Token
          label={t('key.turn')}
          caption={t('key.turn')}
          icon={<TurnIcon />}
          command={PLACING.commands.turn}
          onPress={() => placement.turn(1)}
          testId="place-turn"
        />
      )}
      {formCount(length, options.shapes) > 1 && (
        <Token
          label={t('key.shape')}
          caption={t('key.shape')}
          icon={<ShapeIcon />}
          command={PLACING.commands.shape}
          onPress={() => placement.reshape(1)}
          testId="place-shape"
        />
      )}
      <Token
        label={t('key.putBack')}
        caption={t('key.putBack')}
        icon={<UndoIcon />}
        onPress={() => held && placement.putBack(held.slot)}
        testId="place-put-back"
      />
    </>
  )
}

/** The actions for the whole fleet while no ship is in hand. */
function FleetTokens() {
  const { t } = useWords()
  const isEmpty = usePlacement(({ slots }) => slots.every(({ berth }) => berth === null))
  return (
    <>
      <Token
        label={t('place.random')}
        caption={t('place.random')}
        icon={<DiceIcon />}
        command={PLACING.commands.random}
        onPress={layAtRandom}
        testId="place-random"
      />
      <Token
        label={t('place.clear')}
        caption={t('key.clear')}
        icon={<CloseIcon />}
        command={PLACING.commands.clear}
        blocked={isEmpty ? t('place.vain.clear') : null}
        onPress={clearFleet}
        testId="place-clear"
      />
    </>
  )
}

function LayButton({ onLay }: { readonly onLay: () => void }) {
  const { t } = useWords()
  const isWrong = usePlacement((state) => layingFault(state) !== null)
  return (
    <DockButton
      kind="main"
      label={t('key.lay')}
      command={TABLE.commands.confirm}
      disabled={isWrong}
      onPress={onLay}
      testId="btn-lay"
    />
  )
}

function BattleButton() {
  const { t } = useWords()
  const placement = usePlacement()
  const sending = useSession((state) => state.sending)
  const blocked = whyNoBattle(placement, t)
  return (
    <DockButton
      kind="main"
      label={t('place.confirm')}
      command={PLACING.commands.battle}
      disabled={sending}
      blocked={blocked}
      onPress={() => (blocked === null ? putToSea() : showPassingNotice(blocked))}
      testId="place-confirm"
    />
  )
}
