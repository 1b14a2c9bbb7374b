import { type SyntheticEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '#lib/consent/track';
import type { FieldValues } from '#lib/forms/schema/form-schemas';
import { fileField } from '#lib/forms/schema/protocol';
import { FormContents } from '../form-contents';
import type { FormProps } from '../form-texts';
import { issuesOf } from '../form-view';
import { forgetDraft, readDraft, saveDraft } from './draft';
import { errorsOf, type FormInput, fileIn, formResolver, issuesIn, textsIn } from './form-resolver';
import { useSending } from './use-sending';

interface FormIslandProps extends FormProps {
  /** Text typed before hydration; null for none, so that a draft is restored. */
  readonly typed?: FieldValues | null;
  /** Called once the form responds to events. */
  readonly onReady?: () => void;
  /** Called once the form was sent. */
  readonly onSent?: () => void;
}

/**
 * Renders a form that responds in place: fields are validated once they have lost the focus and
 * then on each change, input survives a failed submission, and repeated presses send once.
 */
export function FormIsland({ view, texts, typed, onReady, onSent }: FormIslandProps) {
  const { kind, id } = view;
  const [values] = useState(() => ({ ...view.opened, ...(typed ?? readDraft(view)) }));
  const [result, setResult] = useState(view.result);
  const form = useForm<FormInput>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: formResolver(kind),
    defaultValues: values,
    errors: useMemo(() => errorsOf(issuesOf(result)), [result]),
  });
  const { percent, send } = useSending(view, form);
  useEffect(() => onReady?.(), [onReady]);
  const reveal = useCallback(
    (note: HTMLElement | null) => {
      if (!note || result === view.result) return;
      note.focus();
      if (result?.status !== 'invalid') note.scrollIntoView({ block: 'center' });
    },
    [result, view.result],
  );

  async function sendValid(element: HTMLFormElement) {
    setResult(null);
    const sent = await send(element);
    if (!sent) return;
    setResult(sent);
    if (sent.status !== 'ok') return;
    forgetDraft(view);
    track({ event: 'form_sent', form: kind });
    onSent?.();
  }
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const submitValid = form.handleSubmit(
      () => sendValid(element),
      (errors) => setResult({ status: 'invalid', issues: issuesIn(errors) }),
    );
    submitValid(event).catch(reportError);
  }
  const focusField = (name: string) => document.getElementById(`${id}-${name}`)?.focus();
  const bindings = {
    issues: issuesIn(form.formState.errors),
    file: fileIn(form.watch(fileField)),
    percent,
    reveal,
    // The date is ignored if it is not known yet.
    register: (name: string) =>
      form.register(
        name,
        name === 'unknownDate' ? { onChange: () => form.trigger('date') } : undefined,
      ),
    focusField,
    removeFile() {
      form.resetField(fileField);
      focusField(fileField);
    },
    save: () => saveDraft(view, textsIn(form.getValues())),
    submit,
  };
  return <FormContents view={{ ...view, result }} texts={texts} bindings={bindings} />;
}
