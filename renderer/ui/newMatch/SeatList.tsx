import { type ReactNode, use, useState } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { Profile } from '../../../electron/contract/people.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments } from '../controls.tsx'
import { PersonChips } from '../people/PersonChips.tsx'
import { TextField } from '../TextField.tsx'
import {
  type DefaultName,
  NAME_ERRORS,
  type NameError,
  type NameErrors,
  offeredKinds,
  type SeatDraft,
  type SeatDrafts,
} from './draft.ts'
import { GuestName } from './GuestName.tsx'
import { useGuestSeats } from './guestSeats.ts'
import { PersonalityButton, PersonalityList } from './PersonalityField.tsx'
import { useNamedPeople } from './people.ts'
import { ANY, chosenPersonality, type PersonalityChoice } from './personalities.ts'
import { type NewMatchPlace, NewMatchPlan, type SeatedGuest } from './planning.ts'
import { isBot, isPerson, type PlayerKind } from './playerKind.ts'
import { type Strength, strengthsOf } from './strengths.ts'

interface SeatListProps<S extends Seat> {
  readonly game: GameId
  /** The seats that play, in order. */
  readonly playing: readonly S[]
  readonly seats: SeatDrafts<S>
  readonly dealName: string
  readonly errors: NameErrors<S>
  readonly defaultName: DefaultName<S>
  readonly onChange: (seats: SeatDrafts<S>) => void
  /** Name of a seat: 'Red', 'Second captain'. */
  readonly sideOf: (seat: S) => string
  /** Shown before the name: flags, hats. */
  readonly badgeOf: (seat: S) => ReactNode
  /** Further fields that the game has for a seat. */
  readonly fieldsOf?: (seat: S) => ReactNode
}

/** The seats of a new match: the name and the player of each. */
export function SeatList<S extends Seat>(props: SeatListProps<S>) {
  const { game, playing, seats, dealName, errors, defaultName, onChange, sideOf, badgeOf, fieldsOf } = props
  useNamedPeople(props)
  const guests = useGuestSeats(props)
  const viewers = use(NewMatchPlan)?.viewers ?? null
  return (
    <>
      <Strengths game={game} hasBots={playing.some((seat) => isBot(seats[seat].kind))} />
      <ViewersNote viewers={viewers} hasSeat={playing.some((seat) => seats[seat].kind === 'viewers')} />
      <ul className="seats">
        {playing.map((seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            side={sideOf(seat)}
            badge={badgeOf(seat)}
            draft={seats[seat]}
            guest={seats[seat].kind === 'elsewhere' ? guests?.seated[seat] : undefined}
            defaultName={defaultName(seat)}
            error={errors[seat]}
            game={game}
            kinds={offeredKinds(game, dealName, seats[seat].kind, viewers === 'offered')}
            onChange={(kind) => onChange({ ...seats, [seat]: withKind(seats[seat], kind) })}
            onPerson={(person, name) => onChange({ ...seats, [seat]: withPerson(seats[seat], person, name) })}
            taken={playing.flatMap((other) => (other === seat ? [] : (personOf(seats[other]) ?? [])))}
            onPersonality={(personality) => onChange({ ...seats, [seat]: withPersonality(seats[seat], personality) })}
          >
            {fieldsOf?.(seat)}
          </SeatRow>
        ))}
      </ul>
    </>
  )
}

/** Returns the profile of the person at a seat. */
const personOf = ({ kind, profile }: SeatDraft): string | undefined => (isPerson(kind) ? profile : undefined)

/** Returns the seat with another kind of player: bots and viewers do not keep the name of a person. */
function withKind(draft: SeatDraft, kind: PlayerKind): SeatDraft {
  return { ...(!isPerson(kind) && draft.profile !== undefined ? withPerson(draft, null) : draft), kind }
}

/** Returns the seat with a person of this computer, or with a guest: by the usual name, or by the one that was typed. */
function withPerson(
  { profile: _, ...draft }: SeatDraft,
  person: Profile | null,
  name: string | null = null,
): SeatDraft {
  return person ? { ...draft, name: person.name, profile: person.id } : { ...draft, name }
}

function withPersonality({ name, kind }: SeatDraft, personality: PersonalityChoice | undefined): SeatDraft {
  return { name, kind, ...(personality !== undefined && { temper: personality }) }
}

/** Says how viewers play a seat, or why they cannot. */
function ViewersNote({ viewers, hasSeat }: { readonly viewers: NewMatchPlace['viewers']; readonly hasSeat: boolean }) {
  const t = useText()
  if (!hasSeat && viewers !== 'late') return null
  return (
    <p className="seat-strengths" data-testid="viewers-note">
      {t(`new.viewers.${viewers ?? 'closed'}`)}
    </p>
  )
}

/** The measured strengths of the bots: above the players, so that they are in sight where a level is chosen. */
function Strengths({ game, hasBots }: { readonly game: GameId; readonly hasBots: boolean }) {
  const t = useText()
  const strengths = strengthsOf(game)
  if (strengths.length === 0 || !hasBots) return null
  return (
    <p className="seat-strengths" data-testid="bot-strengths">
      {strengthText(strengths, t)}
    </p>
  )
}

/** Returns the known strengths of some levels, in a sentence. */
function strengthText(strengths: readonly Strength[], t: Translate): string {
  const levels = strengths.map(({ level, wins, isLeast }) => t(`strength.${level}${isLeast ? '.least' : ''}`, { wins }))
  return t('new.strengths', { levels: levels.join(', ') })
}

interface SeatRowProps {
  readonly seat: Seat
  readonly side: string
  readonly badge: ReactNode
  readonly draft: SeatDraft
  /** The guest who plays there, if one has the seat. */
  readonly guest: SeatedGuest | undefined
  readonly defaultName: string
  readonly error: NameError | undefined
  readonly game: GameId
  readonly kinds: readonly PlayerKind[]
  readonly onChange: (kind: PlayerKind) => void
  /** The persons at the other seats. */
  readonly taken: readonly string[]
  /** Called with a person of this computer, or null for a guest by this name. */
  readonly onPerson: (person: Profile | null, name?: string | null) => void
  readonly onPersonality: (personality: PersonalityChoice | undefined) => void
  readonly children: ReactNode
}

/** Side, personality and name in one line, then all possible players, then the personalities: in visual order. */
function SeatRow(props: SeatRowProps) {
  const { game, seat, side, badge, draft, guest, defaultName, error, taken, onPerson, onPersonality, children } = props
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isBots = isBot(draft.kind)
  const personality = { game, seat, side, value: draft.temper }
  // A bot with a drawn personality brings its own name.
  const isDrawn = chosenPersonality(draft) === ANY
  const usualName = isDrawn ? '' : defaultName
  return (
    <li className="seat">
      <div className="seat-team">{badge}</div>
      {isBots && <PersonalityButton {...personality} isOpen={isOpen} onOpen={setOpen} />}
      {guest ? (
        <GuestName {...guest} />
      ) : (
        <TextField
          label={t('new.name', { team: side })}
          hideLabel
          value={draft.name ?? usualName}
          {...(isDrawn && { placeholder: t('temper.any.name') })}
          onChange={(typed) => onPerson(null, typed === usualName ? null : typed)}
          error={error && t(`error.${error}`)}
          errors={NAME_ERRORS.map((one) => t(`error.${one}`))}
          maxLength={40}
          testId={`seat-${seat}-name`}
        />
      )}
      <KindField {...props} />
      {isPerson(draft.kind) && !guest && (
        <PersonChips
          label={t('people.seat', { team: side })}
          chosen={draft.profile}
          taken={taken}
          onChoose={onPerson}
          testId={`seat-${seat}-person`}
        />
      )}
      {isBots && isOpen && <PersonalityList {...personality} onChange={onPersonality} />}
      {children}
    </li>
  )
}

/** The choice of the player of a seat. */
function KindField({ game, seat, side, draft, kinds, onChange }: SeatRowProps) {
  const t = useText()
  const tooltipOf = (kind: PlayerKind) => {
    const known = strengthsOf(game).filter(({ level }) => level === kind)
    return known.length > 0 ? { tooltip: strengthText(known, t) } : {}
  }
  return (
    <Segments
      label={t('new.kind', { team: side })}
      value={draft.kind}
      onChange={onChange}
      options={kinds.map((kind) => ({
        value: kind,
        label: t(`player.${kind}`),
        ...tooltipOf(kind),
        testId: `seat-${seat}-${kind}`,
      }))}
      testId={`seat-${seat}-kind`}
    />
  )
}
