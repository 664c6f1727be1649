import { create } from 'zustand'
import type { Problem } from '../../../electron/contract/ipc.ts'

/** A short message at the window's edge. */
export interface Toast {
  readonly id: number
  readonly kind: 'problem' | 'news'
  readonly problem: Problem | null
  readonly text: string
}

interface ToastState {
  readonly toasts: readonly Toast[]
  show(problem: Problem): void
  tell(text: string): void
  dismiss(id: number): void
}

const AT_MOST = 4

/** Troubles and news; the newest last. A cancelled dialog is neither. */
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
    tell: (text) => add({ kind: 'news', problem: null, text }),
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }
})

function isSame(a: Omit<Toast, 'id'>, b: Omit<Toast, 'id'>): boolean {
  return a.kind === b.kind && a.text === b.text && a.problem?.code === b.problem?.code
}

/** Shows a problem from anywhere. */
export const showProblem = (problem: Problem): void => useToasts.getState().show(problem)
/** Shows a piece of news from anywhere. */
export const showNotice = (text: string): void => useToasts.getState().tell(text)
