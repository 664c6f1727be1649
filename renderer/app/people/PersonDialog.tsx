import { useState } from 'react'
import {
  PROFILE_COLOURS,
  PROFILE_FLAGS,
  PROFILE_GLYPHS,
  type Profile,
  type ProfileLook,
} from '../../../electron/contract/people.ts'
import { LONGEST_NAME, textFault } from '../../../electron/contract/plainText.ts'
import { call } from '../../host/client.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Segments } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CLOTH, PersonBadge } from '../../ui/people/PersonBadge.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showProblem } from '../../ui/toasts/toasts.ts'

interface PersonDialogProps {
  /** The person to change; null for a new one. */
  readonly person: Profile | null
  /** The number of people: new ones look different. */
  readonly count: number
  readonly onCancel: () => void
  readonly onDone: (person: Profile) => void
}

/** Asks for the name and look of a person. */
export function PersonDialog({ person, count, onCancel, onDone }: PersonDialogProps) {
  const t = useText()
  const [look, setLook] = useState<ProfileLook>(person ?? newLook(count))
  const { name, colour, flag, glyph } = look
  const change = (part: Partial<ProfileLook>) => setLook({ ...look, ...part })
  const fault = textFault(name.trim(), LONGEST_NAME)
  const done = async () => {
    const whole = { name: name.trim(), colour, flag, glyph }
    const answer = await (person
      ? call('people:change', { profile: person.id, look: whole })
      : call('people:create', whole))
    if (answer.ok) onDone(answer.value)
    else showProblem(answer.problem)
  }
  return (
    <Dialog
      title={t(person ? 'people.edit' : 'people.add')}
      surface="parchment"
      className="person-dialog"
      testId="person-dialog"
      onClose={onCancel}
      actions={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button kind="main" disabled={fault !== null} onClick={() => void done()} testId="person-done">
            {t('common.ok')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (fault === null) void done()
        }}
      >
        <div className="person-look">
          <PersonBadge look={look} width={6} />
          <TextField
            label={t('people.name')}
            value={name}
            onChange={(typed) => change({ name: typed })}
            error={name !== '' && fault !== null ? t(`error.name-${fault}`) : undefined}
            maxLength={40}
            autoFocus
            testId="person-name"
          />
        </div>
        <p className="label">{t('people.colour')}</p>
        <Segments
          label={t('people.colour')}
          value={colour}
          onChange={(value) => change({ colour: value })}
          options={PROFILE_COLOURS.map((value) => ({
            value,
            label: (
              <span className="person-cloth" style={{ background: CLOTH[value] }} title={t(`people.colour.${value}`)} />
            ),
            tooltip: t(`people.colour.${value}`),
          }))}
        />
        <p className="label">{t('people.flag')}</p>
        <Segments
          label={t('people.flag')}
          value={flag}
          onChange={(value) => change({ flag: value })}
          options={PROFILE_FLAGS.map((value) => ({ value, label: t(`people.flag.${value}`) }))}
        />
        <p className="label">{t('people.glyph')}</p>
        <Segments
          label={t('people.glyph')}
          value={glyph}
          onChange={(value) => change({ glyph: value })}
          options={PROFILE_GLYPHS.map((value) => ({ value, label: t(`people.glyph.${value}`) }))}
        />
      </form>
    </Dialog>
  )
}

/** Returns the look of a new person: another colour, flag and sign for each. */
function newLook(count: number): ProfileLook {
  const pick = <T,>(all: readonly [T, ...T[]]): T => all[count % all.length] ?? all[0]
  return { name: '', colour: pick(PROFILE_COLOURS), flag: pick(PROFILE_FLAGS), glyph: pick(PROFILE_GLYPHS) }
}

interface RemovalProps {
  readonly person: Profile
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Confirms that a person is removed, and says what stays. */
export function ConfirmRemovalOfPerson({ person: { name }, onCancel, onConfirm }: RemovalProps) {
  const t = useText()
  return (
    <Dialog
      title={t('people.remove.title', { name })}
      surface="parchment"
      testId="person-removal"
      onClose={onCancel}
      actions={
        <>
          <Button kind="quiet" onClick={onCancel} autoFocus>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" onClick={onConfirm} testId="person-removal-confirm">
            {t('people.remove')}
          </Button>
        </>
      }
    >
      <p>{t('people.remove.sure', { name })}</p>
    </Dialog>
  )
}
