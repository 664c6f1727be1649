import { useContext } from 'react'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { SeatClock } from '../../../hud/clock/SeatClock.tsx'
import { Plate, Plates } from '../../../hud/frame/Plates.tsx'
import { OwnSeats } from '../../../hud/ownSeats.ts'
import { useWords } from '../../../hud/useWords.ts'
import { coinsToWin } from '../../gold.ts'
import { Bottle, Flag, Hat } from '../../insignia/insignia.tsx'
import { type Crew, crewsOf, type SideOfCrews, sidesOfCrews } from './crews.ts'
import { scoreSentence } from './scoreSentence.ts'
import './scorePlates.css'

/**
 * The gold of all sides: one plate for each crew, or one for each pair with its sum and the gold of each crew beside
 * its own flag.
 */
export function ScorePlates({ view }: { readonly view: JackalState }) {
  const sides = sidesOfCrews(crewsOf(view))
  const toWin = coinsToWin(view)
  return (
    <Plates shape={sides.length > 2 ? 'grid' : 'rows'}>
      {sides.map((side) => (
        <SidePlate key={side.crews[0]?.id} side={side} toWin={toWin} isWide={sides.length <= 2} />
      ))}
    </Plates>
  )
}

interface SidePlateProps {
  readonly side: SideOfCrews
  /** The number of coins that wins at once; null if unknown. */
  readonly toWin: number | null
  readonly isWide: boolean
}

function SidePlate({ side: { crews, gold }, toWin, isWide }: SidePlateProps) {
  const { t, nameOf } = useWords()
  const own = useContext(OwnSeats)
  const [first, second] = crews
  if (!first) return null
  const seats = [...new Set(crews.map(({ seat }) => seat))]
  const names = seats.map(nameOf).join(', ')
  const about = crews.map((crew) => scoreSentence(t, crew, toWin)).join('. ')
  return (
    <Plate
      seat={seats.find((seat) => own.includes(seat)) ?? first.seat}
      isActing={crews.some(({ acting }) => acting)}
      about={about}
      testId={`score-${first.id}`}
    >
      {!second && <Flag team={first.id} width={1.5} />}
      <span className="number" aria-hidden="true">
        {gold}
      </span>
      <Coin size={1.0625} />
      {second ? (
        <span className="plate-pair">
          <span className="plate-name">{names}</span>
          <span className="plate-crews">
            {crews.map((crew) => (
              <CrewShare key={crew.id} crew={crew} />
            ))}
          </span>
        </span>
      ) : (
        <>
          <Stores crew={first} />
          {isWide && <span className="plate-name">{names}</span>}
        </>
      )}
      {seats.map((seat) => (
        <SeatClock key={seat} seat={seat} />
      ))}
    </Plate>
  )
}

/** The gold of one crew of a pair, beside its own flag. */
function CrewShare({ crew: { id, gold, acting, bottles } }: { readonly crew: Crew }) {
  return (
    <span className="crew-share" data-acting={acting} data-testid={`crew-${id}-gold`} aria-hidden="true">
      <Flag team={id} width={1.25} />
      {gold}
      {bottles > 0 && <Bottles count={bottles} />}
    </span>
  )
}

function Stores({ crew: { id, pirates, bottles } }: { readonly crew: Crew }) {
  return (
    <span className="plate-stores" aria-hidden="true">
      {bottles > 0 && <Bottles count={bottles} />}
      <span className="plate-hats">
        {pirates.map((pirate) => (
          <Hat key={pirate.id} team={id} dead={pirate.at === 'dead'} width={0.8125} />
        ))}
      </span>
    </span>
  )
}

function Bottles({ count }: { readonly count: number }) {
  return (
    <span className="plate-bottles">
      <Bottle size={0.9375} />
      {count}
    </span>
  )
}
