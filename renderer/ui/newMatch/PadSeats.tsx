import { useMemo, useState } from 'react'
import { type MatchSetup, playsHere } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useText } from '../../i18n/useText.ts'
import { handle } from '../../input/contexts.ts'
import { SEATING } from '../../input/navigation.ts'
import { usePadBrand } from '../../input/pad/lastDevice.ts'
import { usePads } from '../../input/pad/pads.ts'
import { seatIn, takeSeat, useSeatedPads } from '../../input/pad/seatedPads.ts'
import { padsOf } from '../../input/pad/seats.ts'
import { Button } from '../controls.tsx'
import { Dialog } from '../Dialog.tsx'
import { PadGlyph } from '../pads/PadGlyph.tsx'
import { SeatPads } from '../pads/SeatPads.tsx'
import './padSeats.css'

/** A seat of a person at this screen. */
interface PersonHere {
  readonly seat: Seat
  readonly name: string
}

/** Returns the people at this screen of a planned match. */
export const peopleHere = ({ seats }: MatchSetup): readonly PersonHere[] =>
  Object.entries(seats).flatMap(([seat, { name, player }]) => (playsHere(player) ? [{ seat, name }] : []))

interface PadSeatsProps {
  readonly game: string
  readonly people: readonly PersonHere[]
}

/** The seats with their gamepads, and the way to change them; nothing while one person or no gamepad plays. */
export function PadSeats({ game, people }: PadSeatsProps) {
  const t = useText()
  const hasPads = usePads(({ pads }) => pads.length > 0)
  const [isOpen, setOpen] = useState(false)
  if (!hasPads || people.length < 2) return null
  const open = () => {
    seatIn(game)
    setOpen(true)
  }
  return (
    <div className="pad-seats">
      <Button onClick={open} testId="pad-seats">
        {t('pad.seats.title')}
      </Button>
      <SeatsWithPads game={game} people={people} />
      {isOpen && <PadSeatsDialog people={people} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** The names of the seats that have gamepads. */
function SeatsWithPads({ game, people }: PadSeatsProps) {
  const pads = useSeatedPads()
  const seated = pads.game === game ? pads.seated : []
  return people
    .filter(({ seat }) => padsOf(seated, seat).length > 0)
    .map(({ seat, name }) => (
      <span key={seat} data-testid={`pads-of-${seat}`}>
        {name}
        <SeatPads seat={seat} />
      </span>
    ))
}

interface PadSeatsDialogProps {
  readonly people: readonly PersonHere[]
  readonly onClose: () => void
}

/** Gives each gamepad a seat: its confirming button takes the next one. */
function PadSeatsDialog({ people, onClose }: PadSeatsDialogProps) {
  const t = useText()
  const brand = usePadBrand() ?? 'generic'
  const seats = people.map(({ seat }) => seat).join()
  const tables = useMemo(() => {
    const take = ({ pad }: { readonly pad?: number }) => pad !== undefined && takeSeat(pad, seats.split(','))
    return [handle(SEATING, { take })]
  }, [seats])
  const [before, after] = t('pad.seats.press', { button: '\n' }).split('\n')
  return (
    <Dialog
      title={t('pad.seats.title')}
      surface="wood"
      testId="pad-seats-dialog"
      onClose={onClose}
      tables={tables}
      actions={
        <Button kind="main" onClick={onClose} autoFocus testId="pad-seats-done">
          {t('pad.seats.done')} <PadGlyph button="east" brand={brand} />
        </Button>
      }
    >
      <p>
        {before}
        <PadGlyph button="south" brand={brand} />
        {after}
      </p>
      <ul className="pad-seats-list">
        {people.map((person) => (
          <PersonRow key={person.seat} {...person} />
        ))}
      </ul>
    </Dialog>
  )
}

function PersonRow({ seat, name }: PersonHere) {
  const t = useText()
  const isFree = useSeatedPads(({ seated }) => padsOf(seated, seat).length === 0)
  return (
    <li data-testid={`pad-seat-${seat}`}>
      <b>{name}</b>
      {isFree ? <span>{t('pad.seats.free')}</span> : <SeatPads seat={seat} />}
    </li>
  )
}
