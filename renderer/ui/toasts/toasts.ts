import { create } from 'zustand'
import type { Problem, ProblemCode } from '../../../electron/contract/ipc.ts'

/** A short message at the window's edge. */
export interface Toast {
  readonly id: number
  readonly kind: 'problem' | 'notice'
  readonly problem: Problem | null
  readonly text: string
  /** Set if it is about the player's current decision: it goes away as soon as that is made. */
  readonly isPassing?: boolean
}

interface ToastState {
  readonly toasts: readonly Toast[]
  show(problem: Problem): void
  notify(text: string, isPassing?: boolean): void
  dismiss(id: number): void
  /** Removes the toasts of the screen being left. */
  leaveScreen(): void
  /** Removes the toasts about the decision that the player has made. */
  pass(): void
}

/** Problems that stay on every screen until they are solved. */
const LASTING: readonly ProblemCode[] = ['save-failed']

const AT_MOST = 4

/** Problems and notices, the newest last. A cancelled dialog is not shown. */
export const useToasts = create<ToastState>((set) => {
  let nextId = 1
  const add = (toast: Omit<Toast, 'id'>) => {
    set(({ toasts }) => ({
      toasts: [...toasts.filter((old) => !isSame(old, toast)), { ...toast, id: nextId++ }].slice(-AT_MOST),
    }))
  }
  return {
    toasts: [],
    show: (problem) => {
      if (problem.code !== 'cancelled') add({ kind: 'problem', problem, text: '' })
    },
    notify: (text, isPassing = false) => add({ kind: 'notice', problem: null, text, isPassing }),
    leaveScreen: () => set(({ toasts }) => ({ toasts: toasts.filter(isLasting) })),
    pass: () => set(({ toasts }) => ({ toasts: toasts.filter(({ isPassing }) => !isPassing) })),
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }
})

function isLasting({ problem }: Toast): boolean {
  return problem !== null && LASTING.includes(problem.code)
}

function isSame(a: Omit<Toast, 'id'>, b: Omit<Toast, 'id'>): boolean {
  return a.kind === b.kind && a.text === b.text && a.problem?.code === b.problem?.code
}

/** Shows a problem. */
export const showProblem = (problem: Problem): void => useToasts.getState().show(problem)
/** Shows a notice. */
export const showNotice = (text: string): void => useToasts.getState().notify(text)
/** Shows a notice about the player's current decision; it goes away with their next move. */
export const showPassingNotice = (text: string): void => useToasts.getState().notify(text, true)
