import { CopyIcon } from '@sanity/icons/Copy';
import { Box, Button, Card, Flex, Label, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ReactNode, useId, useState } from 'react';
import { type SanityDocument, useClient, useCurrentUser } from 'sanity';
import { apiVersion } from '../../content/schema/values/studio-queries.ts';
import { sharedLinkValidity } from '../../lib/content/preview/shared-link.ts';
import { type Locale, localeData } from '../../lib/platform/i18n/locales.ts';
import { readConnection } from '../connection/connection.ts';
import { errorMessage } from '../connection/error-message.ts';
import { createSharedLink, type SharedDocument } from './create-shared-link.ts';
import { UnfitDraft } from './unfit-draft.tsx';
import { useUnfitFields } from './use-unfit-fields.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const validities = [
  { title: '1 hour', ms: sharedLinkValidity.min },
  { title: '1 day', ms: DAY },
  { title: '3 days', ms: 3 * DAY },
  { title: '7 days', ms: 7 * DAY },
  { title: '30 days', ms: sharedLinkValidity.max },
];

interface ShareDialogProps extends Pick<SharedDocument, 'documentId' | 'documentType' | 'title'> {
  /** The draft that the link shows; null where there is none, and it shows what is published. */
  readonly draft: SanityDocument | null;
  /** The languages in which the document exists. */
  readonly languages: readonly Locale[];
}

/**
 * Asks for the language and the validity of a shared link, and shows the link once it is made. For a
 * draft that the site cannot show, there is no link, but a list of what it lacks.
 */
export function ShareDialog({ languages, draft, ...document }: ShareDialogProps) {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const toast = useToast();
  const [language, setLanguage] = useState<Locale>(languages[0] ?? 'en');
  const [validity, setValidity] = useState(3 * DAY);
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const unfit = useUnfitFields(document, draft?._rev);

  async function create() {
    setIsBusy(true);
    try {
      const { siteUrl } = readConnection();
      const createdBy = user?.name ?? 'an editor';
      const shared = { ...document, language, validity, createdBy };
      setAddress(await createSharedLink(client, siteUrl, shared));
    } catch (reason) {
      const title = 'The link couldn’t be made. Try again in a moment.';
      toast.push({ status: 'error', title, description: errorMessage(reason) });
    }
    setIsBusy(false);
  }

  if (address !== null) return <MadeLink address={address} />;
  if (unfit.state === 'loaded' && unfit.value.length > 0) {
    return <UnfitDraft fields={unfit.value} documentType={document.documentType} draft={draft} />;
  }
  return (
    <Stack gap={4} padding={1}>
      <Text size={1}>
        Everyone who has the link sees this page as it is now, and as you go on editing it, until
        the link ends. They need no account, and see nothing else that is unpublished.
      </Text>
      <Choice label="Language">
        {(id) => (
          <Select
            id={id}
            value={language}
            onChange={({ currentTarget: { value } }) =>
              setLanguage(languages.find((each) => each === value) ?? language)
            }
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {localeData[each].name}
              </option>
            ))}
          </Select>
        )}
      </Choice>
      <Choice label="Valid for">
        {(id) => (
          <Select
            id={id}
            value={String(validity)}
            onChange={({ currentTarget }) => setValidity(Number(currentTarget.value))}
          >
            {validities.map(({ title, ms }) => (
              <option key={ms} value={String(ms)}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Choice>
      <Button
        tone="primary"
        text="Make link"
        loading={isBusy || unfit.state === 'loading'}
        onClick={() => void create()}
      />
    </Stack>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Choice({ label, children }: ChoiceProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Label as="label" htmlFor={id} size={1}>
        {label}
      </Label>
      {children(id)}
    </Stack>
  );
}

function MadeLink({ address }: { readonly address: string }) {
  const toast = useToast();
  const copied = () => toast.push({ status: 'success', title: 'The link is copied.' });
  const refused = () => toast.push({ status: 'warning', title: 'Select the link and copy it.' });
  return (
    <Stack gap={4} padding={1}>
      <Flex gap={2}>
        <Box flex={1}>
          <TextInput
            aria-label="Link"
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Box>
        <Button
          icon={CopyIcon}
          text="Copy"
          onClick={() => {
            navigator.clipboard.writeText(address).then(copied, refused);
          }}
        />
      </Flex>
      <Card padding={3} radius={2} tone="caution">
        <Text size={1}>
          Copy the link now: it is not shown again. To end it sooner, open Shared links in the
          content, and withdraw it.
        </Text>
      </Card>
    </Stack>
  );
}
