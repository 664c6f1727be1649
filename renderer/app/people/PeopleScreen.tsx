import { useState } from 'react'
import type { PeopleDamage, PeopleList, Profile } from '../../../electron/contract/people.ts'
import { call } from '../../host/client.ts'
import { currentText, useText } from '../../i18n/useText.ts'
import { masked } from '../../ui/captured.ts'
import { Button } from '../../ui/controls.tsx'
import { PersonBadge } from '../../ui/people/PersonBadge.tsx'
import { readPeople, usePeopleList } from '../../ui/people/people.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo } from '../../ui/screens.ts'
import { loadSettings } from '../../ui/settings.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'
import { ConfirmRemovalOfPerson, PersonDialog } from './PersonDialog.tsx'
import { PersonPage } from './PersonPage.tsx'
import './people.css'

/** The dialog that is open: a person to add or change, or one to remove. */
type Pending =
  | { readonly kind: 'edit'; readonly person: Profile | null }
  | { readonly kind: 'remove'; readonly person: Profile }

/** Shows the people of this computer, and the record of one of them. @param first the person shown at once */
export function PeopleScreen({ first }: { readonly first?: string }) {
  const t = useText()
  const list = usePeopleList()
  const [chosen, setChosen] = useState<string | undefined>(first)
  const [pending, setPending] = useState<Pending | null>(null)
  const profiles = list?.profiles ?? []
  const person = profiles.find(({ id }) => id === chosen) ?? profiles[0]
  const close = () => setPending(null)
  return (
    <ScreenFrame
      title={t('people.title')}
      testId="screen-people"
      onBack={() => goTo({ name: 'menu' })}
      actions={<FileActions hasPeople={profiles.length > 0} />}
    >
      {list && <Damage list={list} />}
      <div className="people">
        <nav className="people-list" aria-label={t('people.title')}>
          {profiles.map((one) => (
            <button
              key={one.id}
              type="button"
              className="people-entry"
              aria-current={one === person ? 'page' : undefined}
              onClick={() => setChosen(one.id)}
              data-testid={`person-${one.name}`}
            >
              <PersonBadge look={one} />
              <span>{one.name}</span>
            </button>
          ))}
          <Button onClick={() => setPending({ kind: 'edit', person: null })} testId="person-add">
            {t('people.add')}
          </Button>
          {list && list.results > 0 && <p className="about">{t('people.inRecord', { n: list.results })}</p>}
        </nav>
        {person ? (
          <PersonPage
            key={person.id}
            person={person}
            names={new Map(profiles.map(({ id, name }) => [id, name]))}
            onEdit={() => setPending({ kind: 'edit', person })}
            onRemove={() => setPending({ kind: 'remove', person })}
          />
        ) : (
          list && <p className="about">{t('people.empty')}</p>
        )}
      </div>
      {pending?.kind === 'edit' && (
        <PersonDialog
          person={pending.person}
          count={profiles.length}
          onCancel={close}
          onDone={({ id }) => {
            close()
            setChosen(id)
            void readPeople()
          }}
        />
      )}
      {pending?.kind === 'remove' && (
        <ConfirmRemovalOfPerson
          person={pending.person}
          onCancel={close}
          onConfirm={() => {
            close()
            void remove(pending.person)
          }}
        />
      )}
    </ScreenFrame>
  )
}

async function remove({ id, name }: Profile): Promise<void> {
  const answer = await call('people:remove', { profile: id })
  if (answer.ok) showNotice(currentText()('people.removed', { name, n: answer.value.results }))
  else showProblem(answer.problem)
  await Promise.all([loadSettings(), readPeople()])
}

/** Export, import, and the search for matches in saves. */
function FileActions({ hasPeople }: { readonly hasPeople: boolean }) {
  const t = useText()
  return (
    <>
      {hasPeople && (
        <Button onClick={() => void exportRecord()} testId="people-export">
          {t('people.export')}
        </Button>
      )}
      <Button onClick={() => void importRecord()} testId="people-import">
        {t('people.import')}
      </Button>
      <Button onClick={() => void rebuild()} testId="people-rebuild">
        {t('people.rebuild')}
      </Button>
    </>
  )
}

async function exportRecord(): Promise<void> {
  const answer = await call('people:export', {})
  if (answer.ok) showNotice(currentText()('people.exported', { path: masked(answer.value.path) }))
  else if (answer.problem.code !== 'cancelled') showProblem(answer.problem)
}

async function importRecord(): Promise<void> {
  const answer = await call('people:import', {})
  if (answer.ok) {
    const { results, known, profiles } = answer.value
    showNotice(currentText()('people.imported', { n: results, known, people: profiles }))
  } else if (answer.problem.code !== 'cancelled') showProblem(answer.problem)
  await readPeople()
}

async function rebuild(): Promise<void> {
  const answer = await call('people:rebuild', {})
  if (answer.ok) showNotice(currentText()('people.rebuilt', { n: answer.value.results }))
  else showProblem(answer.problem)
  await readPeople()
}

/** Says what was wrong with the files, and where they are kept. */
function Damage({ list: { damage } }: { readonly list: PeopleList }) {
  const t = useText()
  if (!damage) return null
  return (
    <div className="set-aside" role="status" data-testid="people-damage">
      {damageTexts(damage, t).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function damageTexts(
  { lines, later, profiles, unread, file = '?' }: PeopleDamage,
  t: ReturnType<typeof useText>,
): readonly string[] {
  return [
    ...(unread ? [t('people.damage.unread')] : []),
    ...(lines > 0 ? [t('people.damage.lines', { n: lines, file })] : []),
    ...(later > 0 ? [t('people.damage.later', { n: later })] : []),
    ...(profiles > 0 || (lines === 0 && later === 0 && !unread) ? [t('people.damage.profiles', { file })] : []),
  ]
}
