import { useText } from '../i18n/useText.ts'
import { callTable, useRoom } from '../remote/room.ts'
import { Button } from '../ui/controls.tsx'

/** Answers a caster who asks to see what is hidden, for the seat of this screen. */
export const answerCaster = (agreed: boolean): void => void callTable('caster.agree', { agreed })

/** Changes the answer of this screen's player to a caster, in a menu; shows nothing without one. */
export function CasterAnswer({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const caster = useRoom(({ room }) => room?.guest.caster)
  if (caster === undefined) return null
  const change = () => {
    onDone()
    answerCaster(caster === 'asked')
  }
  return (
    <Button onClick={change} testId="caster-change">
      {t(caster === 'asked' ? 'caster.show' : 'caster.hide')}
    </Button>
  )
}
