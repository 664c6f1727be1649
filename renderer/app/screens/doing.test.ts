import { beforeEach, expect, it, vi } from 'vitest'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { doing } from './doing.ts'

vi.mock('../../ui/copyText.ts', () => ({ copyText: () => true }))
beforeEach(() => useToasts.setState({ toasts: [] }))

it.each([
  ['', 'Copied. Anyone with this address can come in.'],
  ['watch', 'Copied. Anyone with this address can come in.'],
  ['overlays', 'Copied. Anyone with this address sees what viewers see.'],
  ['caster', 'Copied. This address works on one screen: the first that opens it.'],
])('a copy of the address of /%s says who can use it', (page, text) => {
  doing.copy(`http://127.0.0.1:4173/${page}#token`)
  expect(useToasts.getState().toasts.map((toast) => toast.text)).toEqual([text])
})
