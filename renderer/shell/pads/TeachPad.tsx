import { useText } from '../../i18n/useText.ts'
import { partAsked, TAUGHT_PARTS } from '../../input/pad/teaching.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { declineMapping, useTeaching } from './teachingStore.ts'

/** Asks for the buttons of a gamepad without the standard mapping, one after the other. */
export function TeachPad() {
  const t = useText()
  const teaching = useTeaching((state) => state.teaching)
  if (!teaching) return null
  const part = partAsked(teaching) ?? TAUGHT_PARTS[0]
  const about = part === 'south' || part === 'east' ? t(`pad.teach.about.${part}`) : t('pad.teach.skip')
  return (
    <Dialog
      title={t('pad.teach.title')}
      surface="wood"
      testId="teach-pad"
      onClose={declineMapping}
      actions={
        <Button onClick={declineMapping} testId="teach-pad-cancel">
          {t('common.cancel')}
        </Button>
      }
    >
      <p>{t('pad.teach.about', { id: teaching.id })}</p>
      <p className="title" role="status" data-testid="teach-pad-part">
        {t('pad.teach.press', { part: t(`pad.${part}`) })}
      </p>
      <p>{about}</p>
      <p>{t('pad.teach.step', { step: Math.min(teaching.step + 1, TAUGHT_PARTS.length), of: TAUGHT_PARTS.length })}</p>
    </Dialog>
  )
}
